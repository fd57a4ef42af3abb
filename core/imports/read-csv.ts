import { parse } from 'papaparse'
import { MOST_IMPORT_ROWS, type SheetFile, SheetRefused, sheetOf } from './sheet-file'

const SEPARATORS = [';', ',', '\t', '|']

/** CSV in any of the forms that spreadsheet programs write: UTF-8 or Windows-1252, with semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): SheetFile {
  const text = textOf(bytes)
  const [line = '', told] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const body = text.slice(line.length)
  const delimiter =
    told ?? parse(body, { delimitersToGuess: SEPARATORS, preview: 20, skipEmptyLines: 'greedy' }).meta.delimiter
  // Empty lines are among them.
  const { data, meta } = parse<string[]>(body, { delimiter, preview: MOST_IMPORT_ROWS * 2 })
  if (meta.truncated) throw new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
  const inEnglish = delimiter === ',' && data.some(row => row.length > 1)
  return sheetOf(data, inEnglish ? '.' : ',')
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What is not UTF-8 is what Excel for Windows calls CSV.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
