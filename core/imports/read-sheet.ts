import { invalid } from '@core/context/problem'
import { HeavyWork } from '@core/limited-process/heavy-work'
import { heardRows } from '@core/limited-process/told-rows'
import type { AcceptedFile } from '@core/storage/accepted-file'
import type { SheetFile, SheetRefused } from './sheet-file'

/** A file on its way to the process that reads it, and what comes back. */
export interface UnreadSheet {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isText: boolean
  /** Bare names of the fields that can be imported, by which the row of heads is known. */
  readonly heads: ReadonlySet<string>
}
export type ReadOutcome =
  | { readonly sheet: Omit<SheetFile, 'rows'>; readonly pages: readonly string[] }
  | { readonly key: string; readonly values: SheetRefused['values'] }

/** Ten megabytes of spreadsheet take a few seconds and up to hundreds of megabytes. */
export const readSheets = new HeavyWork<UnreadSheet, ReadOutcome>({
  name: 'read-sheet',
  program: new URL('./sheet-program.ts', import.meta.url),
  limits: { seconds: 30, megabytes: 1500, waiting: 24, patienceSeconds: 60 },
  tooMuch: 'core.file_too_much',
})

/**
 * Reads an uploaded CSV file or spreadsheet. Not to be waited for within a transaction.
 *
 * @param heads bare names of the fields that can be imported, by which the row of heads is known
 * @throws Problem 422 at the field, 503 while too many others of the company wait
 */
export async function readSheet(
  companyId: number,
  { bytes, contentType }: AcceptedFile,
  heads: ReadonlySet<string> = new Set(),
  field = 'file',
): Promise<SheetFile> {
  const outcome = await readSheets.do(companyId, { bytes, isText: contentType === 'text/plain', heads })
  if ('sheet' in outcome) return { ...outcome.sheet, rows: await heardRows(outcome.pages) }
  throw invalid(field, outcome.key, outcome.values)
}
