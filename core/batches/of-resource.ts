import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { declared } from '@core/resource/declared'
import type { AnyResource } from '@core/resource/resource'

/** Input of a batch: the resource that the ids belong to. */
export interface OfResource {
  readonly path: string
}

/** Returns the ids among these that still exist. */
export async function present(resource: AnyResource, context: Context, ids: readonly number[], trashed: boolean) {
  const where = { ...resource.scope?.(context), id: ids }
  return (await readRows(context, resource.entity, ['id'], where, 'id', { trashed })).map(({ id }) => id)
}

/** The resource that a batch works on. */
export function resourceAt(context: Context, path: string): AnyResource {
  const resource = context.use(declared).resources.find(known => known.path === path)
  if (!resource) throw notFound()
  return resource
}
