import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { createCall } from '@core/resource/calls'
import { answer, checkVersion, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { today } from '@core/time/today'
import { type TObject, Type as t } from '@sinclair/typebox'
import { refuseBeyondDue } from '../domain/fits-what-is-due'
import { followPayment, holdInvoice, refuseProven, removePayment } from '../domain/note-payment'
import { invoices } from '../resources/invoices'
import { payments } from '../resources/payments'

const made = createCall(payments)

interface Noted {
  readonly invoice_id: number
  readonly amount: number
  readonly paid_on: string
  readonly anyway?: boolean
}

/** Money that came in, and what was noted by mistake. Paid, partly paid and overpaid follow from the sum. */
export const paymentCalls: readonly Call[] = [
  {
    ...made,
    summary:
      'Note a payment of an invoice, negative for what was paid back; with `anyway` also more than is open of it',
    body: t.Object(
      {
        ...(made.body as TObject).properties,
        anyway: t.Optional(
          t.Boolean({
            description: 'More than is open is noted too: the customer paid too much, and is owed the rest',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    example: { invoice_id: 1, amount: 1210, paid_on: '2026-11-23', way: 'bank', reference: 'F2026-0001' },
    async run(context, incoming) {
      const { anyway, ...body } = incoming.body as Noted
      if (body.paid_on > today(context.company)) throw invalid('paid_on', 'invoice.payment_to_come')
      const invoice = await holdInvoice(context, body.invoice_id)
      const answered = await made.run(context, { ...incoming, body })
      if (!anyway) refuseBeyondDue(invoice, body.amount)
      await followPayment(context, invoice, body)
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
