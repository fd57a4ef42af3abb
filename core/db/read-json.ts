import type { Entity } from './entity'
import type { EntityManager } from './orm'
import type { Reader } from './reader'
import { name, run, transactionOf } from './sql'

/** What stands behind the columns of a statement, from `where` on. */
interface Rest {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Rows of one table with these columns, as the JSON that PostgreSQL makes of them. */
export async function readJson<R extends object>(
  em: EntityManager,
  table: string,
  columns: readonly string[],
  { text: rest, values }: Rest,
): Promise<R[]> {
  const from = `from ${name(table)} ${rest}`
  if (transactionOf(em).citus) {
    const rows = await run<{ json: R }>(em, `select (${jsonOf(columns)})::json as json ${from}`, values)
    return rows.map(({ json }) => json)
  }
  const [read] = await run<{ json: R[] | null }>(
    em,
    `select json_agg(r) as json from (select ${columns.map(name).join(', ')} ${from}) r`,
    values,
  )
  return read?.json ?? []
}

/** A function of PostgreSQL takes a hundred values. */
const PAIRS = 50

/**
 * The text of a JSON object of these columns, without a statement inside the statement: Citus keeps the plan only of
 * statements without one, and plans any other anew each time, which takes as long as all the rest of reading a record.
 */
export function jsonOf(columns: readonly string[]): string {
  const parts: string[] = []
  for (let from = 0; from < columns.length; from += PAIRS) {
    const pairs = columns.slice(from, from + PAIRS).map(column => `'${column}', ${name(column)}`)
    parts.push(`json_build_object(${pairs.join(', ')})::text`)
  }
  const joined = parts.map((part, at) => (at ? `substr(${part}, 2)` : part))
  return joined.map((part, at) => (at < joined.length - 1 ? `left(${part}, -1) || ','` : part)).join(' || ')
}

/**
 * Some keys of the objects that a column keeps as JSON text, by the number of their row. The database reads each text once
 * and sends no other keys.
 */
export async function readKeysOfJson<T extends object>(
  { em, company }: Reader,
  entity: Entity,
  column: string,
  keys: readonly (keyof T & string)[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, T>> {
  if (!ids.length) return new Map()
  const record = keys.map(key => `${name(key)} json`).join(', ')
  const rows = await run<{ id: number; keys: T }>(
    em,
    `select kept.id::int8 as id, row_to_json(part) as keys
     from ${name(entity.meta.tableName)} kept cross join lateral json_to_record(kept.${name(column)}::json) as part(${record})
     where kept.company_id = ? and kept.id = any(?)`,
    [company.id, [...ids]],
  )
  return new Map(rows.map(({ id, keys }) => [Number(id), keys]))
}
