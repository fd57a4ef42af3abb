import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

/**
 * Numbers of the newest row of each group, newest first. A row belongs to the first of `groups` whose leading column it
 * has a value in: `[['flow_id'], ['owner_type', 'owner_id']]` is by dossier, and without one by owner.
 */
export async function newestOfEach(
  { em, company }: Reader,
  entity: Entity,
  groups: readonly (readonly string[])[],
  where: Where,
  limit: number,
): Promise<number[]> {
  const { text, values } = conditionOf(entity, company.id, where)
  const keys = groups.flatMap((columns, place) => {
    const before = groups.slice(0, place).map(([leading = '']) => `${name(leading)} is null`)
    return columns.map(column =>
      before.length ? `case when ${before.join(' and ')} then ${name(column)} end` : name(column),
    )
  })
  const rows = await run<{ id: number }>(
    em,
    `select (array_agg(id order by created_at desc, id desc))[1]::float8 as id from ${name(entity.meta.tableName)}
     where ${text} group by ${keys.join(', ')} order by max(created_at) desc, 1 desc limit ${limit}`,
    values,
  )
  return rows.map(({ id }) => id)
}
