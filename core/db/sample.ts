import type { Reader } from './reader'
import { name, run } from './sql'
import type { Condition } from './where'

/** How many live rows a company has in a searchable table, as far as they were counted. */
export async function countOf({ em, company }: Reader, table: string): Promise<number> {
  const [row] = await run<{ n: number }>(
    em,
    'select coalesce(sum(n), 0)::int as n from row_count where company_id = ? and table_name = ?',
    [company.id, table],
  )
  return row?.n ?? 0
}

/**
 * The query of so many rows of a company taken at random: each the first from a number on, so that rows that came in
 * together, which are often alike, do not decide.
 */
export async function sampleOf(
  { em, company }: Reader,
  table: string,
  size: number,
  columns: string,
): Promise<Condition> {
  const [ends] = await run<{ first: number | null; last: number | null }>(
    em,
    `select min(id) as first, max(id) as last from ${name(table)} where company_id = ?`,
    [company.id],
  )
  const [first, last] = [ends?.first ?? 0, ends?.last ?? 0]
  const from = Array.from({ length: size }, () => first + Math.floor(Math.random() * (last - first + 1)))
  return {
    text: `select sampled.* from unnest(?::bigint[]) as wanted (id), lateral (
      select ${columns} from ${name(table)} where company_id = ? and id >= wanted.id order by id limit 1) sampled`,
    values: [from, company.id],
  }
}
