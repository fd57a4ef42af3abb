import type { Cell } from '@core/db/imports/row-values'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS, type SheetFile, SheetRefused, sheetOf } from './sheet-file'

const MEGABYTE = 1024 * 1024
/** What the parts of a workbook may unpack to. */
const UNPACKED_LIMIT = 150 * MEGABYTE
/** Cells that a sheet may span: what lies empty between them takes memory as well. */
const SPAN_LIMIT = 5_000_000

/** The first sheet of a workbook; days and moments as Dutch texts. */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<SheetFile> {
  checkSpan(bytes)
  const grid = (await readSheet(bytes.buffer)) as unknown as (Cell | Date)[][]
  return sheetOf(
    grid.map(row => row.map(cell => (cell instanceof Date ? written(cell) : cell))),
    ',',
  )
}

/**
 * A cell far away makes the reader fill everything before it, so the largest address is looked up first.
 *
 * @throws SheetRefused
 */
function checkSpan(bytes: Uint8Array): void {
  let unpacked = 0
  const sheets = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      if (unpacked > UNPACKED_LIMIT) throw new SheetRefused('core.too_large')
      return /^xl\/worksheets\/[^/]+\.xml$/i.test(name)
    },
  })
  for (const sheet of Object.values(sheets)) {
    let columns = 1
    let rows = 1
    for (const [, letters = '', digits] of new TextDecoder().decode(sheet).matchAll(/\sr="([A-Z]{0,3})(\d+)"/g)) {
      columns = Math.max(columns, numberOf(letters))
      rows = Math.max(rows, Number(digits))
    }
    if (columns * rows <= SPAN_LIMIT) continue
    throw columns > MOST_IMPORT_COLUMNS
      ? new SheetRefused('core.import_too_many_columns', { max: MOST_IMPORT_COLUMNS })
      : new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
  }
}

/** `A` is 1, `AA` is 27. */
const numberOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function written(moment: Date): string {
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const dutch = day.split('-').reverse().join('-')
  return time.startsWith('00:00:00') ? dutch : `${dutch} ${time.slice(0, 5)}`
}
