import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { openAmounts } from './settle-invoice'
import { takePaymentsBack } from './take-payments-back'

/** What is open of an invoice follows from what happens to it, in one piece. */
export const amountsFollow: readonly EventHandler[] = [
  on(
    invoiceEvents.sent,
    'open the amount, and take a credit off its invoice',
    async ({ id }, context) => {
      const invoice = await openRecord(context, Invoice, id)
      if (invoice) await openAmounts(context, invoice, invoice.date_send ?? undefined)
    },
    { within: true },
  ),
  on(invoiceEvents.putBack, 'take the payments back', takePaymentsBack, { within: true }),
]
