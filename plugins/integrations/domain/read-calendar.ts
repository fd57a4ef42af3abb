import { Problem } from '@core/context/problem'
import type { Outbound } from '@core/outbound/outbound'
import type { CalendarContent, CalendarWindow } from './calendar-event'
import type { CalendarOutcome, UnreadCalendar } from './calendar-worker'

/** Bytes; a busy calendar of ten years has about five million. */
const MOST_BYTES = 10 * 1024 * 1024
/** Milliseconds for the other side, and for reading what it sent. */
const ANSWER_TIMEOUT = 10_000
const PATIENCE = 15_000

/** One calendar at a time: rules can be written that keep a processor busy. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
const MOST_WAITING = 20

/**
 * What the calendar at an address holds within a window. Not to be waited for within a transaction.
 *
 * @throws Problem 422 that says what is wrong with the address, the other side or the calendar; 503 while too many wait
 */
export async function readCalendar(
  outbound: Outbound,
  address: string,
  window: CalendarWindow,
): Promise<CalendarContent> {
  const { status, bytes } = await outbound.send(address, {
    headers: { accept: 'text/calendar' },
    timeoutMs: ANSWER_TIMEOUT,
    maxBytes: MOST_BYTES,
  })
  if (status !== 200) throw new Problem(422, 'integrations.calendar_refused', { values: { status } })
  const outcome = await inTurn({ bytes: new Uint8Array(bytes), window })
  if ('content' in outcome) return outcome.content
  throw new Problem(422, `integrations.${outcome.reason}`)
}

async function inTurn(calendar: UnreadCalendar): Promise<CalendarOutcome> {
  if (waiting >= MOST_WAITING) throw new Problem(503, 'core.unavailable', { headers: { 'retry-after': '5' } })
  waiting++
  const reading = queue.then(() => inThread(calendar)).finally(() => waiting--)
  queue = reading
  return reading
}

function inThread(calendar: UnreadCalendar): Promise<CalendarOutcome> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url).href)
  return new Promise<CalendarOutcome>(resolve => {
    const timer = setTimeout(() => resolve({ reason: 'broken_calendar' }), PATIENCE)
    const settle = (outcome: CalendarOutcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    worker.onmessage = ({ data }: MessageEvent<CalendarOutcome>) => settle(data)
    worker.onerror = () => settle({ reason: 'broken_calendar' })
    worker.postMessage(calendar)
  }).finally(() => worker.terminate())
}
