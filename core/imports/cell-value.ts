import type { Cell } from '@core/db/imports/row-values'
import { startOfDay, wallTime, type Zoned } from '@core/time/today'
import { isDay } from '@core/time/written-day'
import { choicesOf, type ImportField } from './import-fields'

/** How a file writes what it says. */
export interface Notation {
  readonly decimal: ',' | '.'
  readonly zoned: Zoned
}

const YES = new Set(['ja', 'j', 'yes', 'y', 'si', 'sí', 'true', 'waar', 'verdadero', '1', 'x'])
const NO = new Set(['nee', 'n', 'no', 'false', 'onwaar', 'falso', '0'])

/**
 * What a cell says, as `POST` takes it: `31-12-2026`, `1.234,56` and `ja` as they are written here, several texts with
 * commas between them. What cannot be read
 * stays as it is, so that the schema says what is wrong with it.
 */
export function cellValue({ schema, words }: ImportField, cell: Exclude<Cell, null>, notation: Notation): unknown {
  const text = String(cell)
  const choices = choicesOf(schema)
  if (choices) {
    const wanted = text.toLowerCase()
    return words.get(wanted) ?? choices.find(choice => choice.toLowerCase() === wanted) ?? text
  }
  switch (schema.type) {
    case 'array':
      return [...new Set(listed(text, choicesOf(schema.items) ?? []))]
    case 'boolean':
      return YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : text
    case 'number':
    case 'integer':
      return typeof cell === 'number' ? cell : (numberOf(text, notation.decimal) ?? text)
  }
  if (schema.format === 'date') return dayOf(text) ?? text
  if (schema.format === 'date-time') return momentOf(text, notation.zoned) ?? text
  return typeof cell === 'number' ? text.replace('.', notation.decimal) : text
}

/** Several texts with commas or semicolons between them; one that can be chosen may hold some itself. */
function listed(text: string, choices: readonly string[]): string[] {
  const longestFirst = choices.toSorted((one, other) => other.length - one.length)
  const found: string[] = []
  for (let rest = text.trim(); rest; ) {
    const chosen = longestFirst.find(
      choice => rest.toLowerCase().startsWith(choice.toLowerCase()) && /^\s*(?:[,;]|$)/.test(rest.slice(choice.length)),
    )
    const [first = ''] = chosen ? [rest.slice(0, chosen.length)] : rest.split(/[,;]/, 1)
    if (first.trim()) found.push(chosen ?? first.trim())
    rest = rest.slice(first.length).replace(/^\s*[,;]?\s*/, '')
  }
  return found
}

/** A number with or without a currency, a percent sign and separators of thousands. */
function numberOf(text: string, decimal: ',' | '.'): number | undefined {
  const bare = text.replace(/[\s\u00a0€%]|^EUR/g, '').replace(/,-$/, '')
  const other = decimal === ',' ? '.' : ','
  const grouped = new RegExp(`^[+-]?\\d{1,3}(\\${other}\\d{3})+(\\${decimal}\\d*)?$`)
  const plain = grouped.test(bare) ? bare.replaceAll(other, '') : bare
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** `31-12-2026`, `31/12/2026`, `1.2.2026` or as ISO writes it. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

const HOUR_MS = 3_600_000

/** A day with or without a time, by the clock of the company; or as JSON writes a moment. */
function momentOf(text: string, zoned: Zoned): string | undefined {
  const [, date = '', hours = '0', minutes = '0'] = /^(\S+)(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(text) ?? []
  const day = dayOf(date)
  if (!day || !isDay(day)) return undefined
  const wanted = `${day} ${hours.padStart(2, '0')}:${minutes}`
  const begin = startOfDay(day, zoned).getTime() + Number(hours) * HOUR_MS + Number(minutes) * 60_000
  // A day on which the clock changes is an hour longer or shorter.
  const moments = [0, -1, 1].map(hour => new Date(begin + hour * HOUR_MS))
  return moments.find(moment => wallTime(moment, zoned).startsWith(wanted))?.toISOString()
}
