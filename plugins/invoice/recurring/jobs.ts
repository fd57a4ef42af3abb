import { type Job, job } from '@core/context/event'
import { readRows } from '@core/db/list'
import { below, not } from '@core/db/where'
import { addDays, today } from '@core/time/today'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { billNext } from './bill-next'
import { sendRecurring } from './send-recurring'

type Nothing = Record<string, never>

/** Makes the invoices of a recurring one that are due, in their order, each in a transaction of its own. */
export const billRecurring: Job<{ recurring_invoice_id: number }> = job(
  'invoice.bill-recurring',
  async ({ recurring_invoice_id }, context) => {
    if (await billNext(context, recurring_invoice_id)) context.enqueue(billRecurring, { recurring_invoice_id })
  },
)

/** Looks in the morning which recurring invoices are due, and which of their invoices could not be sent before. */
export const billAllRecurring = job<Nothing>(
  'invoice.bill-all-recurring',
  async (_, context) => {
    const waiting = await readRows(context, RecurringInvoicePeriod, ['id'], { refusal: not(null) }, 'id')
    for (const { id } of waiting) context.enqueue(sendRecurring, { recurring_invoice_period_id: id })
    const due = { status: 'active', next_date: below(addDays(today(context.company), 1)) } as const
    for (const { id } of await readRows(context, RecurringInvoice, ['id'], due, 'next_date'))
      context.enqueue(billRecurring, { recurring_invoice_id: id })
  },
  { dailyAt: 7 },
)
