import type { Language } from '@core/context/modules'
import { heardRows, tellRows } from '@core/limited-process/told-rows'
import type { Zoned } from '@core/time/today'
import type { Sheet } from './sheet'
import type { SHEET_TYPES } from './write-sheet'

/** How a sheet is written. */
interface Written {
  readonly format: keyof typeof SHEET_TYPES
  readonly language: Language
  readonly zoned: Zoned
}

/** A sheet and how it is written. */
export interface UnwrittenSheet extends Written {
  readonly sheet: Sheet
}

/** The same as a process is told it: the values of the columns alone, in pieces of JSON. */
export interface ToldSheet extends Written, Pick<Sheet, 'headers' | 'columns'> {
  readonly pages: readonly string[]
}

/** Makes a sheet ready for a process. */
export async function toldSheet({ sheet, format, language, zoned }: UnwrittenSheet): Promise<ToldSheet> {
  const { headers, columns, rows } = sheet
  const pages = await tellRows(rows, row => columns.map(column => row[column]))
  return { headers, columns, pages, format, language, zoned: { time_zone: zoned.time_zone } }
}

/** The sheet that a process was told. */
export async function sheetOf({ headers, columns, pages }: ToldSheet): Promise<Sheet> {
  const rows = await heardRows<unknown[]>(pages)
  return { headers, columns, rows: rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]]))) }
}
