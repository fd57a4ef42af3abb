import { invalid } from '@core/context/problem'
import type { Recurrence } from './periods'

/** Most periods of a unit between two invoices, and most invoices of one that ends by itself. */
const MOST_UNITS = 60
const MOST_TIMES = 999

interface Typed extends Recurrence {
  readonly end_date?: string | null | undefined
  readonly times?: number | null | undefined
}

/** Whether a schedule can be kept to. @throws Problem 422 */
export function checkSchedule({ interval_count, first_date, end_date, times }: Typed): void {
  if (!isBetween(interval_count, MOST_UNITS)) throw invalid('interval_count', 'invoice.recurring_interval')
  if (times && !isBetween(times, MOST_TIMES)) throw invalid('times', 'invoice.recurring_times')
  if (end_date && end_date < first_date) throw invalid('end_date', 'invoice.recurring_end_before')
}

const isBetween = (count: number, most: number): boolean => count >= 1 && count <= most
