import { invalid, Problem } from '@core/context/problem'
import type { SheetFile } from './sheet-file'
import type { ReadOutcome, UnreadSheet } from './sheet-worker'

/** Milliseconds after which a file counts as unreadable; ten megabytes of spreadsheet take a few seconds. */
const PATIENCE = 30_000

/** One file at a time: each takes a processor and up to hundreds of megabytes. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Each that waits keeps a connection to the database; more than these are sent away until later. */
const MOST_WAITING = 4

/**
 * Reads a CSV file or spreadsheet in a thread of its own, so that nobody else waits for it.
 *
 * @throws Problem 422 at field `file`, 503 while too many others wait
 */
export async function readSheet(file: UnreadSheet): Promise<SheetFile> {
  if (waiting >= MOST_WAITING) throw new Problem(503, 'core.unavailable', { headers: { 'retry-after': '5' } })
  waiting++
  const reading = queue.then(() => inThread(file)).finally(() => waiting--)
  queue = reading.catch(() => undefined)
  const outcome = await reading
  if ('sheet' in outcome) return outcome.sheet
  throw invalid('file', outcome.key, outcome.values)
}

function inThread(file: UnreadSheet): Promise<ReadOutcome> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url).href)
  const unreadable: ReadOutcome = { key: 'core.import_unreadable', values: {} }
  return new Promise<ReadOutcome>(resolve => {
    const timer = setTimeout(() => resolve(unreadable), PATIENCE)
    const settle = (outcome: ReadOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    worker.onmessage = ({ data }: MessageEvent<ReadOutcome>) => settle(data)
    worker.onerror = () => settle(unreadable)
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
