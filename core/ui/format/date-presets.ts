import { coreText } from '../i18n/use-t.ts'
import { today as todayHere } from './clock.ts'

export type Period = 'thisMonth' | 'lastMonth' | 'monthBeforeLast' | 'thisWeek' | 'lastWeek' | 'thisYear' | 'lastYear'

export interface Range {
  /** First day, `yyyy-mm-dd`. */
  from: string
  /** Last day, included. */
  until: string
}

export const periods: Period[] = [
  'thisMonth',
  'lastMonth',
  'monthBeforeLast',
  'thisWeek',
  'lastWeek',
  'thisYear',
  'lastYear',
]

const names = {
  thisMonth: 'periodThisMonth',
  lastMonth: 'periodLastMonth',
  monthBeforeLast: 'periodMonthBeforeLast',
  thisWeek: 'periodThisWeek',
  lastWeek: 'periodLastWeek',
  thisYear: 'periodThisYear',
  lastYear: 'periodLastYear',
} as const satisfies Record<Period, string>

/** "Deze maand" */
export function periodName(period: Period): string {
  return coreText(names[period])
}

/** Days of a named period, weeks from Monday (R-FMT-005). */
export function periodRange(period: Period, today = todayHere()): Range {
  const date = new Date(today)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth()
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7)
  switch (period) {
    case 'thisMonth':
      return range(day(year, month, 1), day(year, month + 1, 0))
    case 'lastMonth':
      return range(day(year, month - 1, 1), day(year, month, 0))
    case 'monthBeforeLast':
      return range(day(year, month - 2, 1), day(year, month - 1, 0))
    case 'thisWeek':
      return range(day(year, month, monday), day(year, month, monday + 6))
    case 'lastWeek':
      return range(day(year, month, monday - 7), day(year, month, monday - 1))
    case 'thisYear':
      return range(day(year, 0, 1), day(year, 11, 31))
    case 'lastYear':
      return range(day(year - 1, 0, 1), day(year - 1, 11, 31))
  }
}

function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

function range(from: string, until: string): Range {
  return { from, until }
}
