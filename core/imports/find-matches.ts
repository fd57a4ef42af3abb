import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { findMatches, type RowMatch } from '@core/db/imports/matches'
import { lockByName } from '@core/db/lock-by-name'
import { type FilledRow, importOptions } from './import-options'
import type { ReadRow } from './import-row'
import type { ImportWork } from './import-work'
import { inputOf } from './row-input'

/** The record that a row is about, and how many it could be. */
export type Match = Omit<RowMatch, 'id'>

const NONE: Match = { match_id: null, match_count: 0 }

/**
 * Looks up which records rows of a file are about, in the transaction that writes them: upper and lower case are the
 * same, and what lies in the trash is not there. What was added since the import began is found too; of two imports
 * into the same resource one waits for what the other wrote. Nothing indexes these values, so it reads them all, once.
 */
export async function matchesOf(
  context: Context,
  work: ImportWork,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => Match> {
  const { resource, file } = work
  const matching = importOptions(resource)?.matching
  if (matching) {
    await lockByName(context, `import ${resource.path}`)
    const matched = await matching(context, await filledRows(context, work, rows), file.defaults)
    return ({ id }) => (matched.has(id) ? { match_id: matched.get(id) ?? null, match_count: 1 } : NONE)
  }
  const by = file.match_by
  if (!by) return () => NONE
  await lockByName(context, `import ${resource.path}`)
  const sought = { rows: rows.map(({ id }) => id), column: file.mapping.indexOf(by), field: by }
  const found = await findMatches(context, resource.entity, resource.scope?.(context), sought)
  const known = new Map(found.map(({ id, ...match }) => [id, match]))
  return ({ id }) => known.get(id) ?? NONE
}

/** The rows that can be read; what is wrong with the others is told when they are tried. */
async function filledRows(context: Context, work: ImportWork, rows: readonly ReadRow[]): Promise<FilledRow[]> {
  const filled: FilledRow[] = []
  for (const { id, cells } of rows) {
    try {
      filled.push({ id, input: await inputOf(work, context, cells) })
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
    }
  }
  return filled
}
