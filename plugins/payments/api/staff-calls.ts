import { call } from '@core/context/call'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { formatEuros, fromEuros, toEuros } from '@core/domain/money'
import { answer, find } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { customerInvoice, invoiceOfCalculation } from '@plugins/invoice/contract/payments'
import { Type as t } from '@sinclair/typebox'
import { providerOf } from '../domain/account'
import { askState } from '../domain/ask-state'
import { keepOrdered, orderPayment } from '../domain/order-payment'
import { providerAnswer } from '../domain/provider-answer'
import { takeState } from '../domain/take-state'
import { onlineStatus } from '../entities/online-payment'
import { PaymentAccount } from '../entities/payment-account'
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
  summary: 'Pays back all or a part of what was paid online; asked twice at once it is paid back once',
  params,
  body: t.Object(
    { amount: t.Number({ description: 'Euros, more than nothing and no more than what is left of it' }) },
    { additionalProperties: false },
  ),
  response: rowWith(onlinePayments, []),
  example: { amount: 121 },
  async reachOut(context, { params, body }) {
    const payment = await find(onlinePayments, context, params.id)
    const account = await openRecord(context, PaymentAccount, payment.account_id)
    if (!account) throw notFound()
    const amount = fromEuros(body.amount)
    const refunded = fromEuros(payment.amount_refunded)
    const left = fromEuros(payment.amount_inc) - refunded - fromEuros(payment.amount_charged_back)
    if (payment.status !== 'paid') throw refused('payments.not_paid')
    if (amount <= 0 || amount > left)
      throw refused('payments.refund_too_high', { left: formatEuros(toEuros(Math.max(0, left))) })
    const provider = providerOf(context, account)
    const ask = await askState(context, payment)
    const description = context.text('payments.refund_of', { id: payment.provider_id })
    return async () => {
      // What came back is paid again, and not answered by the service with what it did before.
      const failed = (await ask()).state?.refunds.filter(({ where }) => where === 'back').length ?? 0
      const key = `refund-${context.company.id}-${payment.id}-${refunded}-${amount}-${failed}`
      await providerAnswer(provider.refund(payment.provider_id, { amount, description, key }))
      return ask()
    }
  },
  async run(context, { params, body, heard }) {
    const payment = await takeState(context, params.id, heard)
    context.log({
      type: 'invoice',
      id: payment.invoice_id,
      description: 'payment_refunded',
      after: { amount: body.amount },
    })
    return answer(onlinePayments, [], context, payment)
  },
})

/** What staff do with payments online. */
export const staffCalls = [renew, refresh, refund]
