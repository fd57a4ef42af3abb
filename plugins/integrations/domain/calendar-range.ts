import { addDays, startOfDay, today, type Zoned } from '@core/time/today'
import type { CalendarWindow } from './calendar-event'

const DAYS_BACK = 7
const MONTHS_AHEAD = 6

/** All that is ever read of a calendar: from one week back to six months ahead (R-INTG-003). */
export function calendarRange(zoned: Zoned): CalendarWindow {
  const now = today(zoned)
  return windowOf(addDays(now, -DAYS_BACK), monthsLater(now, MONTHS_AHEAD), zoned)
}

/** From the first moment of a day to the last of another. */
export const windowOf = (from: string, to: string, zoned: Zoned): CalendarWindow => ({
  from: startOfDay(from, zoned),
  to: startOfDay(addDays(to, 1), zoned),
  time_zone: zoned.time_zone,
})

/** The same day of a later month, or its last where it has none such. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
