import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { createCall } from '@core/resource/calls'
import { answer, checkVersion, find, removeRecord } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { askFor } from '@core/states/refusal'
import { Type as t } from '@sinclair/typebox'
import { invoiceEvents } from '../contract'
import { invoiceStates } from '../domain/invoice-states'
import { type InvoiceRecord, settleInvoice } from '../domain/settle-invoice'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'
import { payments } from '../resources/payments'

const made = createCall(payments)

/** Opens and locks the invoice, so that payments at the same moment are counted one after the other. @throws Problem 404 */
async function held(context: Context, invoiceId: number): Promise<InvoiceRecord> {
  const invoice = await openRecord(context, Invoice, invoiceId, { hold: true })
  if (!invoice) throw notFound()
  return invoice
}

async function follow(context: Context, invoice: InvoiceRecord, amount: number, paidOn?: string): Promise<void> {
  await settleInvoice(context, invoice, paidOn ? new Date(`${paidOn}T12:00:00Z`) : undefined)
  await context.emit(invoiceEvents.paymentChanged, { id: invoice.id, flow_id: invoice.flow_id ?? null, amount })
}

/** Money that came in, and what was noted by mistake. Paid, partly paid and overpaid follow from the sum. */
export const paymentCalls: readonly Call[] = [
  {
    ...made,
    summary: 'Note a payment of an invoice; negative for what was paid back',
    example: { invoice_id: 1, amount: 1210, paid_on: '2026-11-23', way: 'bank', reference: 'F2026-0001' },
    async run(context, incoming) {
      const { invoice_id, amount, paid_on } = incoming.body as { invoice_id: number; amount: number; paid_on: string }
      const invoice = await held(context, invoice_id)
      const answered = await made.run(context, incoming)
      await follow(context, invoice, amount, paid_on)
      return answered
    },
  },
  call({
    method: 'DELETE',
    path: 'payment/:id',
    operationId: 'payment.delete',
    access: { module: 'INVOICE' },
    summary: 'Take back a payment that was noted by mistake; answers the invoice',
    params: t.Object({ id: t.Integer({ minimum: 1 }) }),
    response: rowWith(invoices, invoices.enrich ?? []),
    async run(context, { params, request }) {
      const payment = await find(payments, context, params.id)
      await checkVersion(request, payment, () => answer(payments, [], context, payment))
      const invoice = await held(context, Number(payment.invoice_id))
      await askFor(context, invoiceStates, invoice, 'notePayment')
      await removeRecord(payments, context, payment)
      await follow(context, invoice, -Number(payment.amount))
      return answer(invoices, invoices.enrich ?? [], context, await find(invoices, context, invoice.id))
    },
  }),
]
