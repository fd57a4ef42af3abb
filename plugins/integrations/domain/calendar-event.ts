import type { NotUnderstood } from './calendar/not-understood'

/** An appointment in an external calendar; a repeated one is there once for each time. */
export interface CalendarEvent {
  readonly summary: string
  /** Moments, ISO 8601; of a whole day the midnights of the company at both ends. */
  readonly start: string
  readonly end: string
  readonly all_day: boolean
  /** Whoever keeps the calendar shows its title to nobody else. */
  readonly is_private: boolean
}

/** What a calendar holds between two moments. */
export interface CalendarContent {
  /** What it calls itself. */
  readonly name: string | null
  readonly events: readonly CalendarEvent[]
  /** How many of them were left out, or are perhaps not right, by why. */
  readonly notUnderstood: readonly NotUnderstood[]
}

/** The part of a calendar that is looked at, and the clock of days and of times without a zone. */
export interface CalendarWindow {
  readonly from: Date
  readonly to: Date
  readonly time_zone: string
}

/** Appointments that count in a window: what has begun may still be going on. */
export const isWithin = (
  { start, end }: Pick<CalendarEvent, 'start' | 'end'>,
  { from, to }: Pick<CalendarWindow, 'from' | 'to'>,
): boolean => {
  const [begins, ends] = [Date.parse(start), Date.parse(end)]
  return begins < to.getTime() && (ends > from.getTime() || begins >= from.getTime())
}
