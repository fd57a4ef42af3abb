import { isWeekend } from '@core/domain/week'
import { isWorkingDay } from '@core/domain/working-day'
import { addDays, dayOf, momentAt, type Zoned } from '@core/time/today'

/** The hours in which a company works: minutes of the day, and the days of the week from Monday, 1. */
export interface WorkingWeek {
  readonly opens: number
  readonly closes: number
  readonly days: readonly number[]
}

const HOUR_MS = 3_600_000

/** 450 minutes are 07:30. */
const onClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

/** Monday is 1 and Sunday 7. */
const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** A public holiday is a weekday on which nobody is at work, and one in a weekend is known by the weekend already. */
const isOpen = (day: string, { days }: WorkingWeek): boolean =>
  days.includes(dayOfWeek(day)) && (isWeekend(day) || isWorkingDay(day))

/**
 * The moment at which so many working hours are over: counted on the days and hours of the company's week, on its own clock,
 * whatever that clock does in between. What comes in at night begins to count the next morning.
 */
export function afterWorkingHours(from: Date, hours: number, zoned: Zoned, week: WorkingWeek): Date {
  let left = hours * HOUR_MS
  for (let day = dayOf(from, zoned); ; day = addDays(day, 1)) {
    if (!isOpen(day, week)) continue
    const begins = momentAt(day, onClock(week.opens), zoned)
    const ends = momentAt(day, onClock(week.closes), zoned)
    const start = Math.max(begins.getTime(), from.getTime())
    const there = ends.getTime() - start
    if (there <= 0) continue
    if (left <= there) return new Date(start + left)
    left -= there
  }
}
