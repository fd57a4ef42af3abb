import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { thereToRefer } from '@core/db/hold-version'
import { declared } from './declared'
import { isReadable } from './is-readable'

/**
 * Makes sure that a number of a record stands for one: of a known kind that whoever asks may read, live, and of this
 * company. It stays until the transaction ends. `field` is the column that the number was sent in.
 *
 * @throws Problem 422
 */
export async function checkRecord(context: Context, field: string, type: string, id: number): Promise<void> {
  const resource = context.use(declared).resources.find(({ path }) => path === type)
  const found =
    resource && (!context.user || isReadable(resource, context))
      ? await thereToRefer(context, resource.entity, { ...resource.scope?.(context), id })
      : []
  if (!found.length) throw invalid(field, 'core.unknown_reference')
}
