import { readText } from '@core/storage/text-of'
import { parse } from 'papaparse'
import { readOddQuotes } from './odd-quotes'
import { MOST_IMPORT_ROWS, type SheetFile, type SheetNote, SheetRefused, sheetOf } from './sheet-file'

const SEPARATORS = [';', ',', '\t', '|']
/** Empty lines are among them. */
const MOST_LINES = MOST_IMPORT_ROWS * 2

/** CSV in any of the forms that spreadsheet programs write: with semicolons, commas or tabs, in any of their encodings. */
export function readCsv(bytes: Uint8Array, heads: ReadonlySet<string>): SheetFile {
  const { text, oddBytes } = readText(bytes)
  const [line = '', told] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? []
  const body = text.slice(line.length).replace(/^\uFEFF/, '')
  const delimiter = told ?? separatorOf(body)
  const { data, odd } = rowsOf(body, delimiter)
  const inEnglish = delimiter === ',' && data.some(row => row.length > 1)
  const notes: SheetNote[] = []
  if (oddBytes) notes.push({ key: 'core.import_odd_bytes', values: { count: oddBytes } })
  if (odd) notes.push({ key: 'core.import_odd_quotes', values: { count: odd } })
  return { ...sheetOf(data, inEnglish ? '.' : ',', heads), notes }
}

/** @throws SheetRefused for more lines than are read */
function rowsOf(body: string, delimiter: string): { data: string[][]; odd: number } {
  const { data, meta, errors } = parse<string[]>(body, { delimiter, preview: MOST_LINES })
  const isOdd = errors.some(({ type }) => type === 'Quotes') || data.some(row => row.some(cell => /^ +"/.test(cell)))
  const { rows, odd } = isOdd ? readOddQuotes(body, delimiter, MOST_LINES + 1) : { rows: data, odd: 0 }
  if (isOdd ? rows.length > MOST_LINES : meta.truncated)
    throw new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
  return { data: rows, odd }
}

/** The separator that rows agree on; of a few rows under a title, the one that parts most of them. */
function separatorOf(body: string): string {
  const look = { preview: 20, skipEmptyLines: 'greedy' } as const
  const guessed = parse(body, { ...look, delimitersToGuess: SEPARATORS }).meta.delimiter
  const parted = (delimiter: string) =>
    parse<string[]>(body, { ...look, delimiter }).data.filter(row => row.length > 1).length
  if (parted(guessed)) return guessed
  return SEPARATORS.reduce((best, other) => (parted(other) > parted(best) ? other : best), guessed)
}
