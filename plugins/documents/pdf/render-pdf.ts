import { HeavyWork } from '@core/limited-process/heavy-work'
import { WorkFailed } from '@core/limited-process/work-failed'
import type { PrintDocument } from './print-document'
import { dayOf, printPayload } from './print-payload'
import type { PrintJob } from './print-program'

/** A document that could not be printed: always a bug of ours or a broken picture. */
export class PdfRenderError extends Error {}

/**
 * The printer of this process, shared by all that runs in it and started with the first document. An idle one takes 125
 * MB; a document of three pages a tenth of a second, one of a hundred pages a few seconds and some 300 MB.
 */
export const printer = new HeavyWork<PrintJob, Uint8Array>({
  name: 'print-document',
  program: new URL('./print-program.ts', import.meta.url),
  limits: { seconds: 40, megabytes: 1024, idleSeconds: 600 },
  tooMuch: 'documents.too_much_to_print',
  busy: 'documents.printer_busy',
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
    throw error instanceof WorkFailed ? new PdfRenderError(error.message) : error
  }
}
