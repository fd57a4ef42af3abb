import { name, run } from '@core/db/sql'
import { conditionOf } from '@core/db/where'
import type { Context } from '@core/http/context'
import type { AnyResource } from '@core/resource/resource'
import type { Mapping } from './guess-mapping'
import { keyOf, type ReadRow } from './import-row'

/** The record that a row is about, and how many it could be. */
export interface Match {
  readonly match_id: number | null
  readonly match_count: number
}

interface Matching {
  readonly id: number
  readonly mapping: Mapping
  readonly match_by?: string | null
}

/** Rows looked up at a time, as many as a part of a batch: nothing indexes these values, so each time reads them all. */
const AHEAD = 20
const NONE: Match = { match_id: null, match_count: 0 }

/**
 * Looks up which records rows of a file are about, in the transaction that writes them: upper and lower case are the
 * same, and what lies in the trash is not there. What was added since the import began is found too; of two imports
 * into the same resource one waits for what the other wrote.
 */
export function matchesFor(resource: AnyResource, file: Matching): (context: Context, row: ReadRow) => Promise<Match> {
  const known = new Map<number, Match>()
  return async (context, row) => {
    const by = file.match_by
    if (!by) return NONE
    if (!known.has(row.id)) {
      await run(context.em, `select pg_advisory_xact_lock(hashtextextended(?, ?::bigint))`, [
        `import ${resource.path}`,
        context.company.id,
      ])
      for (const { id, ...match } of await matchesFrom(context, resource, { ...file, match_by: by }, row))
        known.set(id, match)
    }
    return known.get(row.id) ?? NONE
  }
}

/**
 * Matches of this row and those after it, also of those that match nothing. `is true` keeps PostgreSQL from joining
 * every record with every row: it looks each record up among the rows instead.
 */
async function matchesFrom(
  context: Context,
  resource: AnyResource,
  { id, mapping, match_by }: Matching & { match_by: string },
  row: ReadRow,
): Promise<(Match & { id: number })[]> {
  const { text, values } = conditionOf(resource.entity, context.company.id, resource.scope?.(context))
  return run(
    context.em,
    `with asked as materialized (
       select id, ${keyOf('cells ->> ?::int')} as key from importrow
       where company_id = ? and importfile_id = ? and "row" >= ? order by "row" limit ${AHEAD}
     ), there as materialized (
       select key, min(id) as match_id, count(*) as match_count
       from (select id, ${keyOf(`${name(match_by)}::text`)} as key from ${name(resource.entity.meta.tableName)} where ${text}) records
       where (key in (select key from asked)) is true group by key
     )
     select id::int, match_id::int, coalesce(match_count, 0)::int as match_count from asked left join there using (key)`,
    [mapping.indexOf(match_by), context.company.id, id, row.row, ...values],
  )
}
