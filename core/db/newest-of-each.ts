import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { bothOf, type Condition, conditionOf, type Where } from './where'

interface Asked {
  /**
   * A row belongs to the first of these whose leading column it has a value in: `[['flow_id'], ['owner_type', 'owner_id']]`
   * is by dossier, and without one by owner.
   */
  readonly groups: readonly (readonly string[])[]
  readonly where: Where
  /** What else holds for the rows, as a part of a statement. */
  readonly also?: Condition | undefined
  /** A column and what it refers to: of a record in the trash no rows count. */
  readonly of: { readonly column: string; readonly entity: Entity }
  /** What the newest row of a group must be, and the record that it is of, null for one of none: one of these. */
  readonly newest?: readonly { readonly row: Where; readonly of: Where | null }[] | undefined
  readonly limit: number
}

/** Numbers of the newest row of each group, newest first. */
export async function newestOfEach(
  { em, company }: Reader,
  entity: Entity,
  { groups, where, also, of, newest = [], limit }: Asked,
): Promise<number[]> {
  const table = name(entity.meta.tableName)
  const rowsOf = conditionOf(entity, company.id, where)
  const { text, values } = also ? bothOf(rowsOf, also) : rowsOf
  const trashed = `select id from ${name(of.entity.meta.tableName)} where company_id = ? and deleted_at is not null`
  const keys = groups.flatMap((columns, place) => {
    const before = groups.slice(0, place).map(([leading = '']) => `${name(leading)} is null`)
    return columns.map(column =>
      before.length ? `case when ${before.join(' and ')} then ${name(column)} end` : name(column),
    )
  })
  const kept = newest.map(either => bothOf(conditionOf(entity, company.id, either.row), recordOf(either.of)))
  const rows = await run<{ id: number }>(
    em,
    `with newest as (
       select (array_agg(id order by created_at desc, id desc))[1] as id, max(created_at) as newest_at from ${table}
       where ${text} and (${name(of.column)} is null or ${name(of.column)} not in (${trashed})) group by ${keys.join(', ')})
     select id::float8 as id from newest
     ${kept.length ? `where id in (select id from ${table} where ${kept.map(one => `(${one.text})`).join(' or ')})` : ''}
     order by newest_at desc, newest.id desc limit ${limit}`,
    [...values, company.id, ...kept.flatMap(one => one.values)],
  )
  return rows.map(({ id }) => id)

  function recordOf(asked: Where | null): Condition {
    if (!asked) return { text: `${name(of.column)} is null`, values: [] }
    const record = conditionOf(of.entity, company.id, asked)
    return {
      ...record,
      text: `${name(of.column)} in (select id from ${name(of.entity.meta.tableName)} where ${record.text})`,
    }
  }
}
