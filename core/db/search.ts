import { searchWords } from '@core/domain/search-words'
import { commonTrigrams, rareParts } from './common-trigrams'
import type { Entity } from './entity'
import type { Reader } from './reader'
import { sampleOf } from './sample'
import { name, run, transactionOf } from './sql'
import { type Condition, conditionOf } from './where'

/** A search that finds more is not counted any further: nobody reads them all, and counting reads every one. */
export const MOST_COUNTED = 1000

/** Rows of a company that are gone through in less time than a common word is looked up among all companies. */
const SMALL = 50_000

/** So many rows of a sample, of which so many are often. */
const SAMPLE = 200
const OFTEN = 20

/** What a search found, as a condition on the rows of the list. */
export interface Found {
  readonly condition: Condition
  /** How many rows; one more than are counted when there are more. */
  readonly total: number
}

/**
 * Rows in whose search text every word of `query` occurs. Few are looked up by number in the trigram index, behind
 * row-level security (see `search-functions`; on Citus by the statement itself). Many stand so close together in any order
 * that a page of them is found by going through it.
 */
export async function search(
  { em, company }: Reader,
  entity: Entity,
  query: string,
  trashed: boolean,
): Promise<Found | undefined> {
  const words = searchWords(query)
  if (!words.length) return undefined
  const table = entity.meta.tableName
  const { citus } = transactionOf(em)
  const live = 'deleted_at' in entity.meta.properties ? !trashed : null
  const common = await commonTrigrams({ em, company }, table)
  const parts = words.flatMap(word => rareParts(word, common))
  const { often, small } = parts.length || !common.size ? { often: false, small: false } : await weighed()
  const ids = often ? undefined : await hits(small ? [] : parts.length ? parts : words)
  if (ids && ids.length <= MOST_COUNTED) return { condition: { text: 'id = any(?)', values: [ids] }, total: ids.length }
  const patterns = words.map(pattern)
  const text = words.map(() => 'search_text like ?').join(' and ')
  return { condition: { text, values: patterns }, total: MOST_COUNTED + 1 }

  /** For words that the index knows in too many rows of all companies: what is known of them in this one. */
  async function weighed(): Promise<{ often: boolean; small: boolean }> {
    // Who has common words there is large.
    if (citus) return { often: await isOften(), small: false }
    const [row] = await run<{ often: boolean; small: boolean }>(
      em,
      `select small, case when small then false else search_often(?, ?, ?) end as often
       from (select coalesce(sum(n), 0) < ${SMALL} as small from row_count where company_id = ? and table_name = ?) rows`,
      [table, words, live, company.id, table],
    )
    return row ?? { often: false, small: false }
  }

  async function isOften(): Promise<boolean> {
    const sample = await sampleOf({ em, company }, table, SAMPLE, 'search_text')
    const [row] = await run<{ n: number }>(
      em,
      `select count(*)::int as n from (${sample.text}) sample where ${words.map(() => 'strpos(search_text, ?) > 0').join(' and ')}`,
      [...sample.values, ...words],
    )
    return (row?.n ?? 0) >= OFTEN
  }

  async function hits(lookedUp: readonly string[]): Promise<number[]> {
    const fragments = lookedUp.map(pattern)
    const compared = words.filter(word => !lookedUp.includes(word))
    if (citus) {
      const { text, values } = conditionOf(entity, company.id, {}, trashed)
      // The index holds the company too. In a large one its rows are most of those there, and reading all their places takes
      // longer than looking at the few that have the fragment: a number of another type is not looked up in it.
      const parts = [
        common.size ? text.replace('company_id = ?', 'company_id = ?::int') : text,
        ...fragments.map(() => 'search_text like ?'),
        ...compared.map(() => 'strpos(search_text, ?) > 0'),
      ]
      const rows = await run<{ id: number }>(
        em,
        `select id from ${name(table)} where ${parts.join(' and ')} limit ${MOST_COUNTED + 1}`,
        [...values, ...fragments, ...compared],
      )
      return rows.map(({ id }) => id)
    }
    const [row] = await run<{ ids: number[] | null }>(
      em,
      `select json_agg(id) as ids from search_hits(?, ?, ?, ?, ${MOST_COUNTED + 1}) id`,
      [table, fragments, compared, live],
    )
    return row?.ids ?? []
  }
}

/** A word as part of a pattern, with the signs of patterns taken as they are. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
