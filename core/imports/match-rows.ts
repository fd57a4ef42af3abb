import { name, run } from '@core/db/sql'
import { conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'
import type { AnyResource } from '@core/resource/resource'
import type { Mapping } from './guess-mapping'

/** Rows that still have to be tried or imported. */
export const OPEN_STATUSES = ['read', 'create', 'update', 'skip', 'wrong'] as const

interface Matching {
  readonly id: number
  readonly resource: string
  readonly mapping: Mapping
  readonly match_by?: string | null
}

/**
 * Looks up for every open row of a file which record it is about, in one statement: upper and lower case are the same,
 * and what lies in the trash is not there. Rows with the same value as an earlier one are known as its twins.
 */
export async function matchRows(context: Context, resource: AnyResource, file: Matching): Promise<void> {
  const column = file.match_by ? file.mapping.indexOf(file.match_by) : -1
  if (!file.match_by || column < 0) {
    await run(
      context.em,
      `update importrow set match_id = null, match_count = 0, twin_row = null
       where company_id = ? and importfile_id = ? and status = any(?)`,
      [context.company.id, file.id, OPEN_STATUSES],
    )
    return
  }
  const { text, values } = conditionOf(resource.entity, context.company.id, resource.scope?.(context))
  const field = `${name(file.match_by)}::text`
  await run(
    context.em,
    `with keyed as (
       select id, "row", key, min("row") over (partition by key) as first
       from (select id, "row", nullif(lower(btrim(cells ->> ?::int)), '') as key from importrow where company_id = ? and importfile_id = ?) r
     ), present as (
       select lower(btrim(${field})) as key, min(id) as id, count(*)::int as n from ${name(resource.entity.meta.tableName)}
       where ${text} and ${field} is not null group by 1
     )
     update importrow r set match_id = p.id, match_count = coalesce(p.n, 0),
       twin_row = case when k.key is not null and k.first < k."row" then k.first end
     from keyed k left join present p on p.key = k.key
     where r.company_id = ? and r.id = k.id and r.status = any(?)`,
    [column, context.company.id, file.id, ...values, context.company.id, OPEN_STATUSES],
  )
}
