import type { PrintDocument } from './print-document'
import { dayOf, printPayload } from './print-payload'
import type { PrintJob, PrintOutcome } from './typst-worker'

/** A document that could not be printed: always a bug of ours or a broken picture. */
export class PdfRenderError extends Error {}

/** Milliseconds after which a print is given up and its thread replaced; a large document takes a few hundred. */
const PATIENCE = 30_000

interface Waiting {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
  timer: ReturnType<typeof setTimeout>
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Prints a document as tagged PDF/UA-1, in a thread of its own, one after the other.
 *
 * @throws {PdfRenderError} when it cannot be printed or takes longer than half a minute
 */
export function renderPdf(document: PrintDocument): Promise<Uint8Array> {
  const timestamp = Math.floor(Date.parse(dayOf(document.content)) / 1000)
  const job: PrintJob = { id: ++lastId, timestamp, ...printPayload(document) }
  const thread = start()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(new PdfRenderError('printing took too long')), PATIENCE)
    waiting.set(job.id, { resolve, reject, timer })
    thread.postMessage(job)
  })
}

/** Ends the printing thread; the next print starts a new one. What was still waiting fails. */
export const stopPdfWorker = (): void => stop(new PdfRenderError('printing was stopped'))

function start(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./typst-worker.ts', import.meta.url).href)
  worker.onmessage = ({ data }: MessageEvent<PrintOutcome>) => settle(data)
  worker.onerror = event => stop(new PdfRenderError(event.message))
  // An idle printer keeps no process alive.
  ;(worker as Worker & { unref(): void }).unref()
  return worker
}

function settle(outcome: PrintOutcome): void {
  const job = waiting.get(outcome.id)
  if (!job) return
  waiting.delete(outcome.id)
  clearTimeout(job.timer)
  if ('pdf' in outcome) job.resolve(outcome.pdf)
  else job.reject(new PdfRenderError(outcome.error))
}

function stop(reason: PdfRenderError): void {
  worker?.terminate()
  worker = undefined
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(reason)
  }
  waiting.clear()
}
