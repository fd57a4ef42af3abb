import type { Entity } from './entity'
import { mapped } from './mapped'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type WhereOf } from './where'

/**
 * Those of some numbers that stand in a column of rows that meet a condition, in the trash or not unless it says so. What
 * was changed in opened records is written first.
 */
export async function presentAmong<E extends Entity>(
  { em, company }: Reader,
  entity: E,
  column: keyof WhereOf<E> & string,
  ids: readonly number[],
  where: WhereOf<E>,
): Promise<number[]> {
  await em.tryFlush(mapped(entity), {})
  const { text, values } = conditionOf(entity, company.id, where, 'either')
  const rows = await run<{ id: number }>(
    em,
    `select distinct ${name(column)} as id from ${name(entity.meta.tableName)} where ${text} and ${name(column)} = any(?)`,
    [...values, ids],
  )
  return rows.map(({ id }) => id)
}
