import type { Cell } from '@core/db/imports/row-values'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { isFilled } from './find-heads'
import { mendSheet } from './mend-sheet'
import { type Shown, shownByFormat } from './number-formats'
import { type Grid, MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS, type SheetFile, SheetRefused, sheetOf } from './sheet-file'
import { workbookParts } from './workbook-parts'

const MEGABYTE = 1024 * 1024
/** What the parts of a workbook may unpack to. */
const UNPACKED_LIMIT = 150 * MEGABYTE
/** Cells that a sheet may span: what lies empty between them takes memory as well. */
const SPAN_LIMIT = 5_000_000

/**
 * The sheet of a workbook that holds a table; days and moments as Dutch texts.
 *
 * @throws SheetRefused when there are several, or when it points outside itself
 */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>, heads: ReadonlySet<string>): Promise<SheetFile> {
  const { parts, sheets: names } = workbookParts(partsOf(bytes))
  const shown = shownByFormat(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()))
  for (const name of names) parts[name] = strToU8(mended(strFromU8(parts[name] ?? new Uint8Array()), shown))
  const read = await readWorkbook(zipSync(parts, { level: 0 }).buffer as ArrayBuffer)
  const isShown = visibleSheets(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()))
  const sheets = read
    .filter((_, i) => isShown(i))
    .map(({ sheet, data }) => ({ name: sheet, grid: inWriting(data as (Cell | Date)[][]) }))
  const tables = sheets.filter(({ grid }) => grid.filter(row => row.some(isFilled)).length > 1)
  if (tables.length > 1)
    throw new SheetRefused('core.import_several_sheets', { sheets: tables.map(({ name }) => name).join(', ') })
  return sheetOf((tables[0] ?? sheets[0])?.grid ?? [], ',', heads)
}

/** @throws SheetRefused for a workbook that is too large, or whose texts point outside it */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize
      if (unpacked > UNPACKED_LIMIT) throw new SheetRefused('core.too_large')
      return /\.(xml|rels)$/i.test(name)
    },
  })
  // No program writes these. Whoever does wants to have something read that is not in the file.
  const points = Object.values(parts).some(part =>
    ['<!DOCTYPE', '<!ENTITY'].some(tag => Buffer.from(part).includes(tag)),
  )
  if (points) throw new SheetRefused('core.import_points_outside')
  return parts
}

/**
 * A cell far away makes the reader fill everything before it, so it is looked up first how far the cells reach.
 *
 * @throws SheetRefused
 */
function mended(sheet: string, shown: Shown): string {
  const { xml, columns, rows } = mendSheet(sheet, shown)
  if (columns * rows <= SPAN_LIMIT) return xml
  throw columns > MOST_IMPORT_COLUMNS
    ? new SheetRefused('core.import_too_many_columns', { max: MOST_IMPORT_COLUMNS })
    : new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
}

/** Whether people see a sheet of a workbook, by its place. */
function visibleSheets(workbook: string): (place: number) => boolean {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)].filter(([tag]) => /\sname=/.test(tag))
  return place => !/\sstate=["'](?:hidden|veryHidden)["']/.test(sheets[place]?.[0] ?? '')
}

const inWriting = (grid: readonly (readonly (Cell | Date)[])[]): Grid =>
  grid.map(row =>
    row.map(cell => (cell instanceof Date ? written(cell) : typeof cell === 'number' ? exact(cell) : cell)),
  )

/** Excel shows fifteen digits; what binary fractions leave behind them was typed by nobody. */
const exact = (value: number): number => Number(value.toPrecision(15))

function written(moment: Date): string {
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const dutch = day.split('-').reverse().join('-')
  return time.startsWith('00:00:00') ? dutch : `${dutch} ${time.slice(0, 5)}`
}
