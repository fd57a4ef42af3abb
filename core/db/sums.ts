import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

/** Rows that have one value in a column: how many, and the sum of another. */
export interface Sum {
  readonly key: string | null
  readonly count: number
  readonly sum: number
}

/** Counts the live rows of each value of `by`, and adds up `column` in them; however many there are. */
export function sumsPer(
  { em, company }: Reader,
  entity: Entity,
  by: string,
  column: string,
  where: Where,
): Promise<Sum[]> {
  const { text, values } = conditionOf(entity, company.id, where)
  return run<Sum>(
    em,
    `select ${name(by)}::text as key, count(*)::int as count, coalesce(sum(${name(column)}), 0)::float8 as sum
     from ${name(entity.meta.tableName)} where ${text} group by 1 order by 1`,
    values,
  )
}
