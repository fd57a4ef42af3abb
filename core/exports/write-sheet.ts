import type { Language } from '@core/context/modules'
import type { Zoned } from '@core/time/today'
import { asCsv, asSpreadsheet, type Sheet } from './sheet'

/** Content type per format. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Number of rows that are written faster than a thread starts. */
const FEW = 1000

/** A sheet and how it is written. */
export interface UnwrittenSheet {
  readonly sheet: Sheet
  readonly format: keyof typeof SHEET_TYPES
  readonly language: Language
  readonly zoned: Zoned
}
export type WriteOutcome = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string }

/** The file of a sheet. A long one is written in a thread of its own, so that nobody else waits for it. */
export const writeSheet = (unwritten: UnwrittenSheet): Promise<Uint8Array> =>
  unwritten.sheet.rows.length > FEW ? inThread(unwritten) : bytesOf(unwritten)

/** Writes the sheet in this thread. */
export const bytesOf = async ({ sheet, format, language, zoned }: UnwrittenSheet): Promise<Uint8Array> =>
  format === 'csv' ? asCsv(sheet, language, zoned) : asSpreadsheet(sheet, zoned)

async function inThread({ sheet, format, language, zoned: { time_zone } }: UnwrittenSheet): Promise<Uint8Array> {
  const { headers, columns } = sheet
  const rows = sheet.rows.map(row => Object.fromEntries(columns.map(column => [column, row[column]])))
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url).href)
  const { promise, resolve, reject } = Promise.withResolvers<WriteOutcome>()
  worker.onmessage = ({ data }: MessageEvent<WriteOutcome>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage({ sheet: { headers, columns, rows }, format, language, zoned: { time_zone } })
  const outcome = await promise.finally(() => worker.terminate())
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome.bytes
}
