import { Recent } from '@core/cache/recent'
import type { CalendarContent } from './calendar-event'

/** Milliseconds that what was read is shown again; other services change their files no more often. */
const KEPT = 5 * 60_000
/** Milliseconds between two reads, however often somebody asks or whatever went wrong. */
const PAUSE = 10_000

interface Reading {
  readonly content: Promise<CalendarContent>
  readonly at: number
  /** Until when it is good without asking again. */
  until: number
}

/** By address, which stays in memory like what it answered. */
const recent = new Recent<Reading>(100)

/** What was read a moment ago, or is being read now; otherwise, and with `fresh` sooner, it is read again. */
export function recentCalendar(
  key: string,
  read: () => Promise<CalendarContent>,
  { fresh = false }: { fresh?: boolean | undefined } = {},
): Promise<CalendarContent> {
  const known = recent.get(key)
  const now = Date.now()
  if (known && now < (fresh ? Math.min(known.until, known.at + PAUSE) : known.until)) return known.content
  const reading: Reading = { content: read(), at: now, until: now + KEPT }
  reading.content.catch(() => {
    reading.until = Date.now() + PAUSE
  })
  recent.set(key, reading)
  return reading.content
}
