import type { Reader } from './reader'
import { countOf, sampleOf } from './sample'
import { name, run, transactionOf } from './sql'

const HOUR = 3_600_000

interface Kept {
  readonly at: number
  readonly trigrams: Promise<ReadonlySet<string>>
}

/** By database and table. */
const known = new WeakMap<object, Map<string, Kept>>()

/** Companies and tables that are remembered. */
const MOST = 10_000
const SAMPLE = 1000
/** Of so few rows every group is looked up at once. */
const FEW = 10_000

/**
 * Groups of three letters that are so common in the search texts of a table that looking them up in the index costs
 * more than comparing. Worked out once an hour, from a sample; empty for a table of which everything is found at once.
 */
export function commonTrigrams(reader: Reader, table: string): Promise<ReadonlySet<string>> {
  const { em, company } = reader
  const { citus } = transactionOf(em)
  const tables = known.get(em.config) ?? new Map<string, Kept>()
  known.set(em.config, tables)
  const key = citus ? `${table} ${company.id}` : table
  const kept = tables.get(key)
  if (kept && Date.now() - kept.at < HOUR) return kept.trigrams
  const trigrams = (citus ? commonOfCompany(reader, table) : commonOfAll(reader, table)).then(found => new Set(found))
  if (tables.size >= MOST) tables.clear()
  tables.set(key, { at: Date.now(), trigrams })
  trigrams.catch(() => tables.delete(key))
  return trigrams
}

async function commonOfAll({ em }: Reader, table: string): Promise<readonly string[]> {
  const [row] = await run<{ common: string[] }>(em, `select search_common(?) as common`, [table])
  return row?.common ?? []
}

/** The same where no machine has all rows: of the company, if it is large. */
async function commonOfCompany(reader: Reader, table: string): Promise<readonly string[]> {
  if ((await countOf(reader, table)) < FEW) return []
  const { text, values } = await sampleOf(reader, table, SAMPLE, 'search_text')
  const rows = await run<{ trigram: string }>(
    reader.em,
    `with sample as materialized (${text})
     select trigram from (select unnest(show_trgm(search_text)) as trigram from sample) ${name('groups')}
     group by trigram having count(*) > ${SAMPLE / 50}`,
    values,
  )
  return rows.map(({ trigram }) => trigram)
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
