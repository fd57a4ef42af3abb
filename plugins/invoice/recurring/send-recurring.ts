import { type Job, job } from '@core/context/event'
import { readRow } from '@core/db/list'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { billRecurring } from './jobs'
import { sendPeriod } from './send-period'

/** Sends the invoice of a period, or tries to again; whatever is due after it comes next, so that numbers follow periods. */
export const sendRecurring: Job<{ recurring_invoice_period_id: number }> = job(
  'invoice.send-recurring',
  async ({ recurring_invoice_period_id: id }, context) => {
    await sendPeriod(context, id)
    const period = await readRow(context, RecurringInvoicePeriod, { id })
    if (period) context.enqueue(billRecurring, { recurring_invoice_id: period.recurring_invoice_id })
  },
)
