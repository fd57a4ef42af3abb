import { sameDayIn } from '@core/time/periods'
import { addDays, momentAt, wallTime, type Zoned } from '@core/time/today'
import { MINUTES, type Unit } from './units'

/**
 * The moment at which a delay ends. Whole days, weeks, months and years end at the same time on the clock of the company,
 * over the change of the hour too; a month that lacks the day ends on its last one. Hours and minutes are lengths.
 */
export function delayEnd(from: Date, minutes: number, unit: Unit | null, zoned: Zoned): Date {
  if (minutes < MINUTES.day || minutes % MINUTES.day) return new Date(from.getTime() + minutes * 60_000)
  const wall = wallTime(from, zoned)
  const [day, time] = [wall.slice(0, 10), wall.slice(11)]
  return momentAt(laterDay(day, minutes, unit), time, zoned)
}

function laterDay(day: string, minutes: number, unit: Unit | null): string {
  if (unit === 'year' && minutes % MINUTES.year === 0) return sameDayIn(day, (minutes / MINUTES.year) * 12)
  if (unit === 'month' && minutes % MINUTES.month === 0) return sameDayIn(day, minutes / MINUTES.month)
  return addDays(day, minutes / MINUTES.day)
}
