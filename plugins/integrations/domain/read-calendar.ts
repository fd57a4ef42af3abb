import { Problem } from '@core/context/problem'
import { HeavyWork } from '@core/limited-process/heavy-work'
import type { Outbound } from '@core/outbound/outbound'
import type { CalendarContent, CalendarWindow } from './calendar-event'
import type { CalendarUnreadable } from './parse-calendar'

/** Bytes; a busy calendar of ten years has about five million. */
const MOST_BYTES = 10 * 1024 * 1024
/** Milliseconds for the other side. */
const ANSWER_TIMEOUT = 10_000

/** A calendar on its way to the process that reads it, and what comes back. */
export interface UnreadCalendar {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly window: CalendarWindow
}
export type CalendarOutcome = { readonly content: CalendarContent } | { readonly reason: CalendarUnreadable['reason'] }

/** Rules can be written that keep a processor busy. */
export const readCalendars = new HeavyWork<UnreadCalendar, CalendarOutcome>({
  name: 'read-calendar',
  program: new URL('./calendar-program.ts', import.meta.url),
  limits: { seconds: 15, megabytes: 1000, waiting: 20 },
  tooMuch: 'integrations.broken_calendar',
})

/**
 * What the calendar at an address holds within a window. Not to be waited for within a transaction.
 *
 * @throws Problem 422 that says what is wrong with the address, the other side or the calendar; 503 while too many wait
 */
export async function readCalendar(
  outbound: Outbound,
  companyId: number,
  address: string,
  window: CalendarWindow,
): Promise<CalendarContent> {
  const { status, bytes } = await outbound.send(address, {
    headers: { accept: 'text/calendar' },
    timeoutMs: ANSWER_TIMEOUT,
    maxBytes: MOST_BYTES,
  })
  if (status !== 200) throw new Problem(422, 'integrations.calendar_refused', { values: { status } })
  const outcome = await readCalendars.do(companyId, { bytes: new Uint8Array(bytes), window })
  if ('content' in outcome) return outcome.content
  throw new Problem(422, `integrations.${outcome.reason}`)
}
