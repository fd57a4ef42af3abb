import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

/** Gives a record a place without making a new version of it, if it still is as `unchanged` says. */
export async function keepPlace(
  { em, company }: Reader,
  entity: Entity,
  unchanged: Where,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<void> {
  const { text, values } = conditionOf(entity, company.id, unchanged)
  await run(em, `update ${name(entity.meta.tableName)} set lat = ?, lng = ? where ${text}`, [lat, lng, ...values])
}
