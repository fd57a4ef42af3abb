import type { Entity } from './entity'
import { fold } from './fields'
import type { Reader } from './list'
import { run } from './sql'
import type { Condition } from './where'

/** A search that finds more is not counted any further: nobody reads them all, and counting reads every one. */
export const MOST_COUNTED = 1000

/** What a search found, as a condition on the rows of the list. */
export interface Found {
  readonly condition: Condition
  /** More than are counted: rows are then looked at in the order of the list until the page is full. */
  readonly many: boolean
}

/**
 * Rows in whose search text every word of `query` occurs. Few are looked up by number in the trigram index, behind
 * row-level security (see `search_hits`), because under it PostgreSQL may not use that index. Many stand so close
 * together in any order that a page of them is found by going through it.
 */
export async function search({ em }: Reader, entity: Entity, query: string): Promise<Found> {
  const words = fold([query]).split(' ').filter(Boolean)
  if (!words.length) return { condition: { text: 'true', values: [] }, many: true }
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const [hits] = await run<{ ids: number[] | null }>(
    em,
    `select json_agg(id) as ids from search_hits('${entity.meta.tableName}', ?, ${MOST_COUNTED + 1}) id`,
    [patterns],
  )
  const ids = hits?.ids ?? []
  if (ids.length <= MOST_COUNTED) return { condition: { text: 'id = any(?)', values: [ids] }, many: false }
  return { condition: { text: words.map(() => 'search_text like ?').join(' and '), values: patterns }, many: true }
}
