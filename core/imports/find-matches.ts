import type { Context } from '@core/context/context'
import { findMatches, type RowMatch } from '@core/db/imports/matches'
import { lockByName } from '@core/db/lock-by-name'
import type { AnyResource } from '@core/resource/resource'
import type { Mapping } from './guess-mapping'
import type { ReadRow } from './import-row'

/** The record that a row is about, and how many it could be. */
export type Match = Omit<RowMatch, 'id'>

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
      await lockByName(context, `import ${resource.path}`)
      const sought = { fileId: file.id, from: row.row, most: AHEAD, column: file.mapping.indexOf(by), field: by }
      for (const { id, ...match } of await findMatches(context, resource.entity, resource.scope?.(context), sought))
        known.set(id, match)
    }
    return known.get(row.id) ?? NONE
  }
}
