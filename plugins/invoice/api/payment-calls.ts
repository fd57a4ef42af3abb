import { type Call, call } from '@core/context/call'
import { createCall } from '@core/resource/calls'
import { answer, checkVersion, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { followPayment, holdInvoice, refuseProven, removePayment } from '../domain/note-payment'
import { invoices } from '../resources/invoices'
import { payments } from '../resources/payments'

const made = createCall(payments)

/** Money that came in, and what was noted by mistake. Paid, partly paid and overpaid follow from the sum. */
export const paymentCalls: readonly Call[] = [
  {
    ...made,
    summary: 'Note a payment of an invoice; negative for what was paid back',
    example: { invoice_id: 1, amount: 1210, paid_on: '2026-11-23', way: 'bank', reference: 'F2026-0001' },
    async run(context, incoming) {
      const { invoice_id, amount, paid_on } = incoming.body as { invoice_id: number; amount: number; paid_on: string }
      const invoice = await holdInvoice(context, invoice_id)
      const answered = await made.run(context, incoming)
      await followPayment(context, invoice, { amount, paid_on })
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
      refuseProven(payment)
      const invoice = await removePayment(context, payment)
      return answer(invoices, invoices.enrich ?? [], context, await find(invoices, context, invoice.id))
    },
  }),
]
