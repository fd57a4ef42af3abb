import { today } from '../format/clock.ts'
import type { CalendarView } from './calendar-view.ts'

/** The day one period further or back; without a day it is today. */
export function shiftDay(day: string | null, view: CalendarView, by: 1 | -1): string {
  if (day === null) return today()
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // The 31st of a month has no counterpart in the next: months step by their first day.
  const next =
    view === 'month' || view === 'list'
      ? Date.UTC(year, month - 1 + by, 1)
      : Date.UTC(year, month - 1, date + by * (view === 'week' ? 7 : 1))
  return new Date(next).toISOString().slice(0, 10)
}
