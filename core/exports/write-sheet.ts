import type { Language } from '@core/context/modules'
import { HeavyWork } from '@core/limited-process/heavy-work'
import type { Zoned } from '@core/time/today'
import type { Sheet } from './sheet'

/** Content type per format. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A sheet and how it is written. */
export interface UnwrittenSheet {
  readonly sheet: Sheet
  readonly format: keyof typeof SHEET_TYPES
  readonly language: Language
  readonly zoned: Zoned
}

/** A hundred thousand rows take some ten seconds and half a gigabyte. */
export const writeSheets = new HeavyWork<UnwrittenSheet, Uint8Array>({
  name: 'write-sheet',
  program: new URL('./sheet-program.ts', import.meta.url),
  limits: { seconds: 60, megabytes: 1500, idleMegabytes: 400 },
  tooMuch: 'core.export_too_much',
})

/**
 * The file of a sheet. Not to be waited for within a transaction.
 *
 * @throws Problem 422 for more than can be written, 503 while too many others of the company wait
 */
export function writeSheet(companyId: number, { sheet, format, language, zoned }: UnwrittenSheet): Promise<Uint8Array> {
  const { headers, columns, rows } = sheet
  const { time_zone } = zoned
  // A process is told the columns alone, whatever else the rows carry.
  const told = rows.map(row => Object.fromEntries(columns.map(column => [column, row[column]])))
  return writeSheets.do(companyId, { sheet: { headers, columns, rows: told }, format, language, zoned: { time_zone } })
}
