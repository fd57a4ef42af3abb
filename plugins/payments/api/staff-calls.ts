import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { fromEuros } from '@core/domain/money'
import { answer, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { customerInvoice, invoiceOfCalculation } from '@plugins/invoice/contract/payments'
import { Type as t } from '@sinclair/typebox'
import { askState } from '../domain/ask-state'
import { keepOrdered, orderPayment } from '../domain/order-payment'
import { payBack } from '../domain/pay-back'
import { takeState } from '../domain/take-state'
import { onlineStatus } from '../entities/online-payment'
import { onlinePayments } from '../resources/online-payments'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })

/** A page to pay on, as calculations and invoices show it (G-PAY). */
export const paymentSchema = t.Object({
  id: t.Integer(),
  status: onlineStatus,
  amount_inc: t.Number(),
  url: nullable(t.String()),
})

const renew = call({
  method: 'POST',
  path: 'calculation/:id/renewpayment',
  access: { module: 'INVOICE' },
  summary: 'A new page on which all that is open of the invoice with this calculation is paid (R-INV-011)',
  params,
  response: t.Object({ payment: paymentSchema }),
  async reachOut(context, { params }) {
    const invoice = await customerInvoice(context, await invoiceOfCalculation(context, params.id))
    return orderPayment(context, invoice, {}, { again: true })
  },
  async run(context, { params, heard }) {
    const invoice = await customerInvoice(context, await invoiceOfCalculation(context, params.id))
    const { id, status, amount_inc, url } = await keepOrdered(context, invoice, {}, heard)
    return { payment: { id, status, amount_inc, url: url ?? null } }
  },
})

const refresh = call({
  method: 'POST',
  path: 'onlinepayment/:id/refresh',
  access: { module: 'INVOICE' },
  limit: { of: 'refreshed payments', most: 60, seconds: 60 },
  summary: 'Asks the service how a payment stands, and books what came of it',
  params,
  response: rowWith(onlinePayments, []),
  reachOut: async (context, { params }) => askState(context, await find(onlinePayments, context, params.id)),
  run: async (context, { params, heard }) =>
    answer(onlinePayments, [], context, await takeState(context, params.id, heard)),
})

const refund = call({
  method: 'POST',
  path: 'onlinepayment/:id/refund',
  access: { module: 'INVOICE', role: 1000 },
  limit: { of: 'refunds', most: 30, seconds: 60 },
  summary:
    'Pays back all or a part of what was paid online; asked again it pays only for whoever saw what went back (G-PAY)',
  params,
  body: t.Object(
    {
      amount: t.Number({ description: 'Euros, more than nothing and no more than what is left of it' }),
      amount_refunded: t.Optional(
        t.Number({
          description: 'What went back before, as whoever asks has seen it; 0 when left out. 409 when it is another',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: rowWith(onlinePayments, []),
  example: { amount: 121 },
  async reachOut(context, { params, body }) {
    const { amount, amount_refunded = 0 } = body
    const payment = await find(onlinePayments, context, params.id)
    return payBack(context, payment, { amount: fromEuros(amount), seen: fromEuros(amount_refunded) })
  },
  run: async (context, { params, heard }) =>
    answer(onlinePayments, [], context, await takeState(context, params.id, heard)),
})

/** What staff do with payments online. */
export const staffCalls = [renew, refresh, refund]
