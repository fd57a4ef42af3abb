import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

const billed = t.Object({ id: t.Integer(), invoice_id: t.Integer(), period_date: t.String({ format: 'date' }) })

/** What recurring invoices tell of; `id` is that of the recurring invoice. */
export const recurringInvoiceEvents = {
  /** A period got its invoice, as a draft. */
  billed: defineEvent('recurring_invoice.billed', billed),
  /** No more invoices come of it, because somebody ended it or the last one was made. */
  ended: defineEvent('recurring_invoice.ended', moved),
  deleted: defineEvent('recurring_invoice.deleted', t.Object({ id: t.Integer() })),
  restored: defineEvent('recurring_invoice.restored', t.Object({ id: t.Integer() })),
}
