import type { Reader } from '../reader'
import { run } from '../sql'

/** The newest lines of the log about each of some records of one kind, at most so many of each, newest first. */
export async function newestLog(
  { em, company }: Reader,
  type: string,
  ids: readonly number[],
  most: number,
): Promise<object[]> {
  const rows = await run<{ json: { created_at: string } }>(
    em,
    `select to_json(line) as json from unnest(?::bigint[]) as record(id) cross join lateral (
       select * from log_item where company_id = ? and loggable_type = ? and loggable_id = record.id order by id desc limit ${most}) line
     order by line.id desc`,
    [ids, company.id, type],
  )
  // As the mapper has it, so that the log says one moment in one way wherever it is read.
  return rows.map(({ json }) => ({ ...json, created_at: new Date(json.created_at) }))
}
