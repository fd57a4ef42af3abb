import { Problem } from '@core/context/problem'
import { LimitedWork } from '@core/limited-process/limited-work'
import { WorkBusy, WorkFailed } from '@core/limited-process/work-failed'
import type { PrintDocument } from './print-document'
import { dayOf, printPayload } from './print-payload'
import type { PrintJob } from './typst-printer'

/** A document that could not be printed: always a bug of ours or a broken picture. */
export class PdfRenderError extends Error {}

/**
 * The printer of this process, shared by all that runs in it and started with the first document. An idle one takes 110
 * MB; a document of three pages a tenth of a second, one of a hundred pages a few seconds and some 300 MB.
 */
const printer = new LimitedWork<PrintJob, Uint8Array>(new URL('./typst-printer.ts', import.meta.url), {
  processes: 2,
  seconds: 20,
  megabytes: 1024,
  idleMegabytes: 300,
  jobs: 1000,
  waiting: 8,
  patienceSeconds: 30,
})

/**
 * Prints a document as tagged PDF/UA-1, in a process of its own. Companies take turns.
 *
 * @throws {Problem} 422 when it takes more time or memory than a document may; 503 while too many others of the company wait
 * @throws {PdfRenderError} when it cannot be printed
 */
export async function renderPdf(document: PrintDocument, companyId: number): Promise<Uint8Array> {
  const timestamp = Math.floor(Date.parse(dayOf(document.content)) / 1000)
  try {
    return await printer.do(companyId, { timestamp, ...printPayload(document) })
  } catch (error) {
    if (error instanceof WorkBusy)
      throw new Problem(503, 'documents.printer_busy', { headers: { 'retry-after': '10' } })
    if (!(error instanceof WorkFailed)) throw error
    if (error.reason === 'time' || error.reason === 'memory') throw new Problem(422, 'documents.too_much_to_print')
    throw new PdfRenderError(error.message)
  }
}

/** Numbers of the processes that print now. */
export const printerPids = (): readonly number[] => printer.pids

/** Ends the printer; the next document starts a new one. What was in print or waited fails. */
export const stopPrinter = (): void => printer.stop()
