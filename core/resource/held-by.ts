import type { Context } from '@core/context/context'
import type { Entity } from '@core/db/entity'
import { heldAmong } from '@core/db/is-referred-to'
import { declared } from './declared'

/** Those of some records that something refers to that would not go along, with the text that says so. */
export async function heldBy(
  context: Context,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const held = await heldAmong(context, context.use(declared).entities, entity, ids)
  return new Map(held.map(id => [id, 'core.in_use']))
}
