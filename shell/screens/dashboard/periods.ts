import type { Statbox } from './arrangement.ts'

/** Periods of a figure, in the order in which they are offered (R-DASH-004). */
export const PERIODS = [
  'thisweek',
  'lastweek',
  'thismonth',
  'lastmonth',
  'thisyear',
  'lastyear',
  'thismonthlastyear',
  'lastmonthlastyear',
] as const satisfies readonly Statbox['period1'][]

/** Colours of a figure (R-DASH-005). */
export const THEMES = [
  'primary',
  'light',
  'info',
  'danger',
  'warning',
  'success',
  'green',
  'purple',
] as const satisfies readonly Statbox['theme'][]

/** Those that a box tells, the large one first. */
export const periodsOf = ({ period1, period2, period3 }: Statbox): Statbox['period1'][] => [
  ...new Set([period1, ...(period2 ? [period2] : []), ...(period3 ? [period3] : [])]),
]
