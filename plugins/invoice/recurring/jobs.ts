import { type Job, job } from '@core/context/event'
import { readRows } from '@core/db/list'
import { below, not } from '@core/db/where'
import { addDays, today } from '@core/time/today'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { billNext, type RecurringWork } from './bill-next'
import { sendPeriod } from './send-period'

type Nothing = Record<string, never>

/** Makes the invoices of a recurring one that are due, and sends them, in their order and each in a transaction of its own. */
export const billRecurring: Job<RecurringWork> = job(
  'invoice.bill-recurring',
  async ({ recurring_invoice_id, recurring_invoice_period_id: sent }, context) => {
    if (sent) await sendPeriod(context, sent)
    const next = sent ? { recurring_invoice_id } : await billNext(context, recurring_invoice_id)
    if (next) context.enqueue(billRecurring, next)
  },
)

/** Looks in the morning which recurring invoices are due, and which of their invoices could not be sent before. */
export const billAllRecurring = job<Nothing>(
  'invoice.bill-all-recurring',
  async (_, context) => {
    const columns = ['id', 'recurring_invoice_id'] as const
    for (const period of await readRows(context, RecurringInvoicePeriod, columns, { refusal: not(null) }, 'id'))
      context.enqueue(billRecurring, {
        recurring_invoice_id: period.recurring_invoice_id,
        recurring_invoice_period_id: period.id,
      })
    const due = { status: 'active', next_date: below(addDays(today(context.company), 1)) } as const
    for (const { id } of await readRows(context, RecurringInvoice, ['id'], due, 'next_date'))
      context.enqueue(billRecurring, { recurring_invoice_id: id })
  },
  { dailyAt: 7 },
)
