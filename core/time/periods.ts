import { addDays, daysBetween } from './today'

/** Periods that figures are told for (R-DASH-004). */
export const PERIODS = [
  'thisweek',
  'lastweek',
  'thismonth',
  'lastmonth',
  'thisyear',
  'lastyear',
  'thismonthlastyear',
  'lastmonthlastyear',
] as const
export type Period = (typeof PERIODS)[number]

/** Days from the first to the last, both included, `YYYY-MM-DD` on the clock of the company. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The days of a period as of a day, weeks from Monday. */
export function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'thisweek':
      return weekOf(today, 0)
    case 'lastweek':
      return weekOf(today, -1)
    case 'thismonth':
      return monthOf(today, 0)
    case 'lastmonth':
      return monthOf(today, -1)
    case 'thisyear':
      return yearOf(today, 0)
    case 'lastyear':
      return yearOf(today, -1)
    case 'thismonthlastyear':
      return monthOf(today, -12)
    case 'lastmonthlastyear':
      return monthOf(today, -13)
  }
}

/** What a period is fairly compared with: the one before it, of one that still runs as much as has passed of it. */
export function daysBefore(period: Period, today: string): Days {
  const { from, to } = daysOf(period, today)
  const earlier = daysOf(period, before(period, from))
  if (to <= today) return earlier
  const [passed = earlier.to] = [addDays(earlier.from, daysBetween(from, today)), earlier.to].toSorted()
  return { from: earlier.from, to: passed }
}

/** A day in the one before a period that begins on `from`, as the "today" that gives the same period. */
function before(period: Period, from: string): string {
  const day = addDays(from, -1)
  if (period === 'lastweek') return addDays(day, 7)
  if (period === 'lastmonth') return shifted(day, 1)
  if (period === 'lastyear') return shifted(day, 12)
  if (period === 'thismonthlastyear') return shifted(day, 12)
  if (period === 'lastmonthlastyear') return shifted(day, 13)
  return day
}

/** The calendar month that is `months` away from that of a day. */
export function monthOf(day: string, months: number): Days {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { from: utc(year, month - 1 + months, 1), to: utc(year, month + months, 0) }
}

/** The same day so many months later or earlier; the last of that month where it has no such day. */
export function sameDayIn(day: string, months: number): string {
  const { from, to } = monthOf(day, months)
  return addDays(from, Math.min(Number(day.slice(8, 10)), Number(to.slice(8, 10))) - 1)
}

/** The week from Monday that is `weeks` away from that of a day. */
export function weekOf(day: string, weeks: number): Days {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = addDays(day, weeks * 7 - weekday)
  return { from, to: addDays(from, 6) }
}

function yearOf(day: string, years: number): Days {
  const year = Number(day.slice(0, 4)) + years
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

const shifted = (day: string, months: number): string => monthOf(day, months).from
const utc = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
