import { textOf } from '@core/storage/text-of'
import { parse } from 'papaparse'
import { MOST_IMPORT_ROWS, type SheetFile, SheetRefused, sheetOf } from './sheet-file'

const SEPARATORS = [';', ',', '\t', '|']

/** CSV in any of the forms that spreadsheet programs write: with semicolons, commas or tabs, in any of their encodings. */
export function readCsv(bytes: Uint8Array, heads: ReadonlySet<string>): SheetFile {
  const text = textOf(bytes)
  const [line = '', told] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = text.slice(line.length)
  const delimiter = told ?? separatorOf(body)
  // Empty lines are among them.
  const { data, meta } = parse<string[]>(body, { delimiter, preview: MOST_IMPORT_ROWS * 2 })
  if (meta.truncated) throw new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
  const inEnglish = delimiter === ',' && data.some(row => row.length > 1)
  return sheetOf(data, inEnglish ? '.' : ',', heads)
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
