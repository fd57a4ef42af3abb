import { addDays } from '@core/time/today'
import { isWeekend } from './week'

/** Easter Sunday of a year in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const moonCorrection = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const moon = (19 * a + b - Math.floor(b / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, moon + weekday - 7 * late)
}

const known = new Map<number, ReadonlySet<string>>()

/** The public holidays of a year by article 3 of the Dutch Algemene termijnenwet, with Good Friday, which it treats alike. */
function holidaysOf(year: number): ReadonlySet<string> {
  const found = known.get(year)
  if (found) return found
  const easter = easterOf(year)
  const kingsDay = new Date(`${year}-04-27T00:00:00Z`).getUTCDay() === 0 ? 26 : 27
  const days = new Set([
    `${year}-01-01`,
    ...[-2, 0, 1, 39, 49, 50].map(days => addDays(easter, days)),
    `${year}-04-${kingsDay}`,
    `${year}-05-05`,
    `${year}-12-25`,
    `${year}-12-26`,
  ])
  known.set(year, days)
  return days
}

/** Whether people in the Netherlands are at work on a day, `YYYY-MM-DD`: no weekend and no public holiday. */
export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day)

/** The day itself when it is a working day, else the first one after it. */
export function workingDayFrom(day: string): string {
  let at = day
  while (!isWorkingDay(at)) at = addDays(at, 1)
  return at
}
