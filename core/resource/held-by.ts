import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import type { Entity } from '@core/db/entity'
import { heldAmong } from '@core/db/is-referred-to'
import { declared } from './declared'
import { ownerOf } from './describe-fields'

/** Those of some records that something refers to that would not go along, with what that is as far as it has a name. */
export async function heldBy(
  context: Context,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Reason>> {
  const all = context.use(declared)
  const held = await heldAmong(context, all.entities, entity, ids)
  return new Map(
    [...Map.groupBy(held, ({ id }) => id)].map(([id, places]) => {
      const names = places.flatMap(({ by }) => namesOf(context, by)).toSorted()
      return [id, names.length ? { key: 'core.in_use_by', values: { names: names.join(', ') } } : 'core.in_use']
    }),
  )
}

/** What the plugin of a table calls its rows: `many.flow`. */
function namesOf(context: Context, table: string): string[] {
  const { resources, locales, ...rest } = context.use(declared)
  const resource = resources.find(({ entity }) => entity.meta.tableName === table)
  if (!resource) return []
  const owner = ownerOf(rest, resource)
  return `many.${table}` in (locales[owner]?.nl ?? {}) ? [context.text(`${owner}.many.${table}`)] : []
}
