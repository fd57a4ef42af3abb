import type { Language } from '@core/context/modules'
import { wallTime, type Zoned } from '@core/time/today'
import { isDay, isMoment } from '@core/time/written-day'
import { unparse } from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'
import { cellText } from './cell-text'

/** Rows, the fields that become columns, and their headers. */
export interface Sheet {
  readonly headers: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

const MOMENT = /^.{10}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV as a spreadsheet program in the reader's country opens it: semicolons and decimal commas unless in English. Texts
 * that a program would run as a formula get a quote in front.
 */
export function asCsv({ headers, columns, rows }: Sheet, language: Language, zoned: Zoned): Uint8Array {
  const cells = rows.map(row => columns.map(column => inWords(row[column], language, zoned)))
  const delimiter = language === 'en' ? ',' : ';'
  const text = unparse([[...headers], ...cells], { delimiter, escapeFormulae: FORMULA, newline: '\r\n' })
  return new TextEncoder().encode(BYTE_ORDER_MARK + text)
}

/** Texts that a spreadsheet program would run as a formula; a negative number is not one. */
const FORMULA = /^(?:[=+@\t\r\n＝＋－＠]|-(?!\d[\d.,]*$))/

/** A spreadsheet with numbers, days and moments as such, and the headers in bold. */
export async function asSpreadsheet({ headers, columns, rows }: Sheet, zoned: Zoned): Promise<Uint8Array> {
  const head = headers.map(value => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map(row => columns.map(column => typed(row[column], zoned)))
  return new Uint8Array(await writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBuffer())
}

/** Match the whole text: users may type a text that begins like a moment. */
const isWholeMoment = (text: string): boolean => MOMENT.test(text) && isMoment(text)

function inWords(value: unknown, language: Language, zoned: Zoned): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',')
  if (typeof value === 'string') {
    if (isDay(value) || isWholeMoment(value)) return dated(value, language, zoned)
    return value
  }
  return Array.isArray(value) && value.every(one => typeof one !== 'object') ? value.join(', ') : JSON.stringify(value)
}

function dated(value: string, language: Language, zoned: Zoned): string {
  if (language === 'en') return value
  const shown = value.length === 10 ? value : wallTime(new Date(value), zoned)
  const day = shown.slice(0, 10).split('-').reverse().join('-')
  return value.length === 10 ? day : `${day} ${shown.slice(11, 16)}`
}

function typed(value: unknown, zoned: Zoned) {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  if (typeof value === 'string' && isDay(value)) return { value: new Date(value), type: Date, format: 'dd-mm-yyyy' }
  if (typeof value === 'string' && isWholeMoment(value))
    return { value: new Date(`${wallTime(new Date(value), zoned)}Z`), type: Date, format: 'dd-mm-yyyy hh:mm' }
  return { value: cellText(inWords(value, 'nl', zoned)), type: String }
}
