import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { declared } from '@core/resource/declared'
import { flowOf } from '@core/resource/timeline'

/** The dossier of what a to-do stands with, if that has one. */
export async function flowOfSubject(
  context: Context,
  {
    actionable_type: type,
    actionable_id: id,
  }: { actionable_type?: string | null | undefined; actionable_id?: number | null | undefined },
): Promise<number | null> {
  if (!type || !id) return null
  const resource = context.use(declared).resources.find(({ path }) => path === type)
  const record = resource && (await readRow(context, resource.entity, { id }))
  return record ? flowOf(context, type, record) : null
}
