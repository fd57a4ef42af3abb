import { HeavyWork } from '@core/limited-process/heavy-work'
import { type ToldSheet, toldSheet, type UnwrittenSheet } from './told-sheet'

/** Content type per format. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A hundred thousand rows take some ten seconds and half a gigabyte. */
export const writeSheets = new HeavyWork<ToldSheet, Uint8Array>({
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
export const writeSheet = async (companyId: number, unwritten: UnwrittenSheet): Promise<Uint8Array> =>
  writeSheets.do(companyId, await toldSheet(unwritten))
