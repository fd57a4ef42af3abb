import { run } from '@core/db/sql'
import type { Context } from '@core/http/context'
import type { Mapping } from './guess-mapping'
import { keyOf, OPEN_STATUSES } from './import-row'

interface Matching {
  readonly id: number
  readonly mapping: Mapping
  readonly match_by?: string | null
}

/** Marks the open rows of a file that have the same value to match by as an earlier one. */
export async function markTwins(context: Context, file: Matching): Promise<void> {
  const column = file.match_by ? file.mapping.indexOf(file.match_by) : -1
  await run(
    context.em,
    `with keyed as (
       select id, "row", key, min("row") over (partition by key) as first
       from (select id, "row", ${keyOf('cells ->> ?::int')} as key from importrow where company_id = ? and importfile_id = ?) r
     )
     update importrow r set twin_row = case when k.key is not null and k.first < k."row" then k.first end
     from keyed k where r.company_id = ? and r.id = k.id and r.status = any(?)`,
    [column < 0 ? null : column, context.company.id, file.id, context.company.id, OPEN_STATUSES],
  )
}
