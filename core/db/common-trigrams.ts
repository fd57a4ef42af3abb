import type { EntityManager } from './orm'
import { run } from './sql'

const HOUR = 3_600_000

interface Kept {
  readonly at: number
  readonly trigrams: Promise<ReadonlySet<string>>
}

/** By database and table. */
const known = new WeakMap<object, Map<string, Kept>>()

/**
 * Groups of three letters that are so common in the search texts of a table that looking them up in the index costs
 * more than comparing. Worked out once an hour, from a sample; empty for a table of which everything is found at once.
 */
export function commonTrigrams(em: EntityManager, table: string): Promise<ReadonlySet<string>> {
  const tables = known.get(em.config) ?? new Map<string, Kept>()
  known.set(em.config, tables)
  const kept = tables.get(table)
  if (kept && Date.now() - kept.at < HOUR) return kept.trigrams
  const trigrams = run<{ common: string[] }>(em, `select search_common(?) as common`, [table]).then(
    ([row]) => new Set(row?.common),
  )
  tables.set(table, { at: Date.now(), trigrams })
  trigrams.catch(() => tables.delete(table))
  return trigrams
}

/** The parts of a word that are worth looking up in a trigram index: where no group of three letters is common. */
export function rareParts(word: string, common: ReadonlySet<string>): string[] {
  const parts: string[] = []
  let from = -1
  for (let at = 0; at + 3 <= word.length; at++) {
    const trigram = word.slice(at, at + 3)
    const rare = /^[\p{L}\p{N}]{3}$/u.test(trigram) && !common.has(trigram)
    if (!rare) from = -1
    else if (from >= 0) parts[parts.length - 1] = word.slice(from, at + 3)
    else {
      from = at
      parts.push(trigram)
    }
  }
  return parts
}
