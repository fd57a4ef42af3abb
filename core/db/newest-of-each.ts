import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

interface Asked {
  /**
   * A row belongs to the first of these whose leading column it has a value in: `[['flow_id'], ['owner_type', 'owner_id']]`
   * is by dossier, and without one by owner.
   */
  readonly groups: readonly (readonly string[])[]
  readonly where: Where
  /** A column and what it refers to: of a record in the trash no rows count. */
  readonly of: { readonly column: string; readonly entity: Entity }
  readonly limit: number
}

/** Numbers of the newest row of each group, newest first. */
export async function newestOfEach(
  { em, company }: Reader,
  entity: Entity,
  { groups, where, of, limit }: Asked,
): Promise<number[]> {
  const { text, values } = conditionOf(entity, company.id, where)
  const trashed = `select id from ${name(of.entity.meta.tableName)} where company_id = ? and deleted_at is not null`
  const keys = groups.flatMap((columns, place) => {
    const before = groups.slice(0, place).map(([leading = '']) => `${name(leading)} is null`)
    return columns.map(column =>
      before.length ? `case when ${before.join(' and ')} then ${name(column)} end` : name(column),
    )
  })
  const rows = await run<{ id: number }>(
    em,
    `select (array_agg(id order by created_at desc, id desc))[1]::float8 as id from ${name(entity.meta.tableName)}
     where ${text} and (${name(of.column)} is null or ${name(of.column)} not in (${trashed}))
     group by ${keys.join(', ')} order by max(created_at) desc, 1 desc limit ${limit}`,
    [...values, company.id],
  )
  return rows.map(({ id }) => id)
}
