import type { EntityManager } from './orm'
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
