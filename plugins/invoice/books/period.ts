import { invalid } from '@core/context/problem'
import { during } from '@core/db/where'
import type { Days } from '@core/time/periods'
import { addDays, daysBetween } from '@core/time/today'
import { type Static, Type as t } from '@sinclair/typebox'

/** As many days as books are asked for at once: a year. */
const MOST_DAYS = 366

/** First and last day of a period, both included. */
export const periodSchema = t.Object({ from: t.String({ format: 'date' }), to: t.String({ format: 'date' }) })

/** Whoever runs the company sees what it turns over, as its figures do. */
export const BOOKS = { module: 'INVOICE', role: 1000 } as const

/** The days that were asked for. @throws Problem 422 for an end before the start, and for more than a year */
export function checkedPeriod({ from, to }: Static<typeof periodSchema>): Days {
  if (to < from) throw invalid('to', 'core.end_before_start')
  if (daysBetween(from, to) >= MOST_DAYS) throw invalid('to', 'invoice.books_too_long')
  return { from, to }
}

/** What a column of days is asked for. */
export const within = ({ from, to }: Days) => during(from, addDays(to, 1))
