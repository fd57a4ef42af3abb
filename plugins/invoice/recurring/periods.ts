import { type Days, monthOf, sameDayIn, weekOf } from '@core/time/periods'
import { addDays, daysBetween } from '@core/time/today'
import { longDay } from '@plugins/documents/contract'
import type { Unit } from './units'

/** Months of a unit; a week has none. */
const MONTHS: Readonly<Record<Unit, number>> = { week: 0, month: 1, quarter: 3, half_year: 6, year: 12 }

/** How a recurring invoice comes again. Days are `YYYY-MM-DD`. */
export interface Recurrence {
  readonly interval_unit: Unit
  readonly interval_count: number
  /** All days are counted from this one, so that what begins on the 31st comes back to it after a short month. */
  readonly first_date: string
}

/** The day that lies `count` periods after the first one, or before it. */
export function dateAt({ interval_unit, interval_count, first_date }: Recurrence, count: number): string {
  const months = MONTHS[interval_unit] * interval_count * count
  if (interval_unit === 'week') return addDays(first_date, 7 * interval_count * count)
  return sameDayIn(first_date, months)
}

/** The number of the first period that begins on a day or after it; the first of all is 0. */
export function countFrom(recurrence: Recurrence, day: string): number {
  const { interval_unit, interval_count, first_date } = recurrence
  const length = interval_unit === 'week' ? 7 : MONTHS[interval_unit] * 31
  // A month is at most 31 days long, so that this is never too far.
  let count = Math.max(0, Math.floor(daysBetween(first_date, day) / (length * interval_count)))
  while (dateAt(recurrence, count) < day) count++
  return count
}

/** The days of periods from a day on, until `until` or as many as `most`. */
export function datesFrom(recurrence: Recurrence, day: string, until: string, most: number): string[] {
  const dates: string[] = []
  for (let count = countFrom(recurrence, day); dates.length < most; count++) {
    const date = dateAt(recurrence, count)
    if (date > until) break
    dates.push(date)
  }
  return dates
}

/** What an invoice of a day bills: the period that begins on it, or in arrears the one before. */
export function periodAt(recurrence: Recurrence, date: string, inArrears: boolean): Days {
  const count = countFrom(recurrence, date) - (inArrears ? 1 : 0)
  return { from: dateAt(recurrence, count), to: addDays(dateAt(recurrence, count + 1), -1) }
}

const months = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A period as customers read it, in Dutch: december 2026, 4e kwartaal 2026, 2026, week 49 van 2026, or its days. */
export function periodInWords({ from, to }: Days): string {
  const year = from.slice(0, 4)
  const month = Number(from.slice(5, 7))
  const wholeMonths = (count: number) => from.endsWith('-01') && to === monthOf(from, count - 1).to
  if (wholeMonths(1)) return months.format(new Date(`${from}T00:00:00Z`))
  if (wholeMonths(3) && month % 3 === 1) return `${(month + 2) / 3}e kwartaal ${year}`
  if (wholeMonths(6) && month % 6 === 1) return `${month === 1 ? '1e' : '2e'} helft ${year}`
  if (wholeMonths(12) && month === 1) return year
  const week = weekOf(from, 0)
  if (week.from === from && week.to === to) return isoWeek(from)
  return `${longDay(from)} t/m ${longDay(to)}`
}

/** The week that begins on a Monday: it is of the year that its Thursday lies in. */
function isoWeek(monday: string): string {
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  return `week ${Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1} van ${year}`
}
