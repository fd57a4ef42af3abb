import { isWorkingDay } from '@core/domain/working-day'
import { addDays, dayOf, momentAt, type Zoned } from '@core/time/today'

/** Hours of the day in which people work. */
const WORKDAY = { begins: 8, ends: 17 } as const
const HOUR_MS = 3_600_000

/**
 * The moment at which so many working hours are over: counted on working days from 8 to 17 on the company's own clock,
 * whatever that clock does in between. What comes in at night begins to count the next morning.
 */
export function afterWorkingHours(from: Date, hours: number, zoned: Zoned): Date {
  let left = hours * HOUR_MS
  for (let day = dayOf(from, zoned); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    const begins = momentAt(day, `${String(WORKDAY.begins).padStart(2, '0')}:00`, zoned)
    const ends = momentAt(day, `${WORKDAY.ends}:00`, zoned)
    const start = Math.max(begins.getTime(), from.getTime())
    const there = ends.getTime() - start
    if (there <= 0) continue
    if (left <= there) return new Date(start + left)
    left -= there
  }
}
