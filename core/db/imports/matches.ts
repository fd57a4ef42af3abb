import type { Entity } from '../entity'
import { isPhoneColumn, lastDigits } from '../phone-column'
import type { Reader } from '../reader'
import { name, run } from '../sql'
import { conditionOf, type Where } from '../where'
import type { RowStatus } from './row-values'

/** A text as rows and records are compared by; null for an empty one. */
const keyOf = (text: string, isPhone: boolean) => `nullif(${isPhone ? lastDigits(text) : `lower(btrim(${text}))`}, '')`

/** Rows of a file, and the column of it that is compared with a field of records. */
export interface Sought {
  readonly rows: readonly number[]
  readonly column: number
  readonly field: string
}

/** A row, the record that it is about, and how many it could be. */
export interface RowMatch {
  readonly id: number
  readonly match_id: number | null
  readonly match_count: number
}

/**
 * Matches of rows, also of those that match nothing. `is true` keeps PostgreSQL from joining every record with every
 * row: it looks each record up among the rows instead.
 */
export function findMatches(
  { em, company }: Reader,
  entity: Entity,
  where: Where | undefined,
  { rows, column, field }: Sought,
): Promise<RowMatch[]> {
  const { text, values } = conditionOf(entity, company.id, where)
  const isPhone = isPhoneColumn(entity, field)
  return run(
    em,
    `with asked as materialized (
       select id, ${keyOf('cells ->> ?::int', isPhone)} as key from importrow
       where company_id = ? and id = any(?)
     ), there as materialized (
       select key, min(id) as match_id, count(*) as match_count
       from (select id, ${keyOf(`${name(field)}::text`, isPhone)} as key from ${name(entity.meta.tableName)} where ${text}) records
       where (key in (select key from asked)) is true group by key
     )
     select id, match_id, coalesce(match_count, 0) as match_count from asked left join there using (key)`,
    [column, company.id, rows, ...values],
  )
}

/** Marks rows of a file, with one of these statuses, that repeat the value of an earlier row in `column`. Without a column it clears all marks. */
export async function markTwinRows(
  { em, company }: Reader,
  fileId: number,
  { column, isPhone }: { readonly column: number | null; readonly isPhone: boolean },
  statuses: readonly RowStatus[],
): Promise<void> {
  await run(
    em,
    `with keyed as (
       select id, "row", key, min("row") over (partition by key) as first
       from (select id, "row", ${keyOf('cells ->> ?::int', isPhone)} as key from importrow where company_id = ? and importfile_id = ?) r
     )
     update importrow r set twin_row = case when k.key is not null and k.first < k."row" then k.first end
     from keyed k where r.company_id = ? and r.id = k.id and r.status = any(?)`,
    [column, company.id, fileId, company.id, statuses],
  )
}
