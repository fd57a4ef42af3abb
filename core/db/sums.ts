import type { Entity } from './entity'
import type { Reader } from './reader'
import type { Row } from './schema'
import { name, run } from './sql'
import { conditionOf, type Where, type WhereOf } from './where'

/** Rows that have one value in a column: how many, and the sums of others. */
export interface Sums<K, C extends string> {
  readonly key: K
  readonly count: number
  readonly sums: Readonly<Record<C, number>>
}

/** Counts the live rows of each value of `by`, and adds up `columns` in them; however many there are. */
export function sumsPer<E extends Entity, K extends keyof Row<E> & string, C extends keyof Row<E> & string>(
  { em, company }: Reader,
  entity: E,
  by: K,
  columns: readonly C[],
  where: WhereOf<E>,
): Promise<Sums<Row<E>[K], C>[]> {
  const { text, values } = conditionOf(entity, company.id, where as Where)
  const sums = columns.map(column => `'${column}', coalesce(sum(${name(column)}), 0)::float8`)
  return run<Sums<Row<E>[K], C>>(
    em,
    `select ${name(by)}::text as key, count(*)::int as count, json_build_object(${sums.join(', ')}) as sums
     from ${name(entity.meta.tableName)} where ${text} group by 1 order by 1`,
    values,
  )
}
