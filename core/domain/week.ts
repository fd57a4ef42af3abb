import { addDays } from '@core/time/today'

/** Days since Monday, 0 to 6. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The Monday of the week of a day; weeks begin on Monday. */
export const mondayOf = (day: string): string => addDays(day, -weekday(day))

export const isWeekend = (day: string): boolean => weekday(day) > 4

/** The day so many working days later, or earlier where `days` is negative; none is the day itself, also in a weekend. */
export function addWorkingDays(day: string, days: number): string {
  const step = Math.sign(days)
  let at = day
  for (let left = Math.abs(days); left > 0; ) {
    at = addDays(at, step)
    if (!isWeekend(at)) left--
  }
  return at
}
