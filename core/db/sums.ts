import type { Entity } from './entity'
import type { Reader } from './reader'
import type { Row } from './schema'
import { name, run } from './sql'
import { conditionOf, type Where, type WhereOf } from './where'

/** Rows that have one value in a column: how many, and the sum of another. */
export interface Sum<K> {
  readonly key: K
  readonly count: number
  readonly sum: number
}

/** Counts the live rows of each value of `by`, and adds up `column` in them; however many there are. */
export function sumsPer<E extends Entity, K extends keyof Row<E> & string>(
  { em, company }: Reader,
  entity: E,
  by: K,
  column: keyof Row<E> & string,
  where: WhereOf<E>,
): Promise<Sum<Row<E>[K]>[]> {
  const { text, values } = conditionOf(entity, company.id, where as Where)
  return run<Sum<Row<E>[K]>>(
    em,
    `select ${name(by)}::text as key, count(*)::int as count, coalesce(sum(${name(column)}), 0)::float8 as sum
     from ${name(entity.meta.tableName)} where ${text} group by 1 order by 1`,
    values,
  )
}
