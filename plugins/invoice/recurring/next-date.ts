import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { addDays, latestDay } from '@core/time/today'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { datesFrom, type Recurrence } from './periods'

/** When a recurring invoice comes, and until when. */
export interface Schedule extends Recurrence {
  readonly id: number
  readonly end_date?: string | null | undefined
  readonly times?: number | null | undefined
}

/** No date lies beyond it. */
const NEVER = '9999-12-31'

/** The days from `from` on, until `until`, on which invoices are still to be made. */
export async function openDates(
  context: Context,
  schedule: Schedule,
  { from, until = NEVER, most }: { readonly from: string; readonly until?: string; readonly most: number },
): Promise<string[]> {
  const { id, end_date, times } = schedule
  // Periods are billed in the order of their days.
  const billed = await readRows(context, RecurringInvoicePeriod, ['period_date'], { recurring_invoice_id: id }, 'id')
  const last = billed.at(-1)?.period_date
  const left = times ? Math.max(0, times - billed.length) : most
  const end = end_date && end_date < until ? end_date : until
  return datesFrom(schedule, latestDay([from, last && addDays(last, 1)]), end, Math.min(most, left))
}

/** The first day from `from` on on which an invoice is still to be made; null when there is none. */
export const nextDate = async (context: Context, schedule: Schedule, from: string): Promise<string | null> =>
  (await openDates(context, schedule, { from, most: 1 }))[0] ?? null
