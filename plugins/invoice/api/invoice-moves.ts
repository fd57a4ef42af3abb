import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { answer, createRecord, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { invoiceEvents } from '../contract'
import { invoiceStates } from '../domain/invoice-states'
import { type InvoiceRecord, settleInvoice } from '../domain/settle-invoice'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'
import { payments } from '../resources/payments'

const moveCall = (path: string, summary: string, act: (context: Context, invoice: InvoiceRecord) => Promise<void>) =>
  call({
    method: 'POST',
    path: `invoice/:id/${path}`,
    access: { module: 'INVOICE' },
    summary,
    params: t.Object({ id: t.Integer({ minimum: 1 }) }),
    response: rowWith(invoices, invoices.enrich ?? []),
    async run(context, { params }) {
      const invoice = await openRecord(context, Invoice, params.id, { hold: true })
      if (!invoice || invoice.deleted_at) throw notFound()
      await act(context, invoice)
      return answer(invoices, invoices.enrich ?? [], context, await find(invoices, context, invoice.id))
    },
  })

/** Notes a payment of all that is open, today. @throws Problem 409 for what is not open */
async function payAll(context: Context, invoice: InvoiceRecord): Promise<void> {
  if (!invoiceStates.moves.pay.from.some(status => status === invoice.status))
    throw context.refuse('core.transition_refused')
  const paid_on = today(context.company)
  if (invoice.amount_open)
    await createRecord(payments, context, {
      invoice_id: invoice.id,
      amount: invoice.amount_open,
      paid_on,
      way: 'other',
    })
  await settleInvoice(context, invoice)
  await context.emit(invoiceEvents.paymentChanged, {
    id: invoice.id,
    flow_id: invoice.flow_id ?? null,
    amount: invoice.amount_paid,
  })
}

/** What staff do with an invoice that went out (R-INV-001). */
export const invoiceMoves: readonly Call[] = [
  moveCall('markpaid', 'All that is open was paid today', payAll),
  moveCall('markunpayable', 'The invoice will not be paid', (context, invoice) =>
    move(context, invoiceStates, invoice, 'writeOff'),
  ),
  moveCall('markapproved', 'The customer agreed to the invoice', (context, invoice) =>
    move(context, invoiceStates, invoice, 'approve'),
  ),
  moveCall('markexpired', 'The term of the invoice is over', (context, invoice) =>
    move(context, invoiceStates, invoice, 'expire'),
  ),
]
