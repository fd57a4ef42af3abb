import { call } from '@core/context/call'
import { openRecord, openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { invoiceLink } from '@plugins/invoice/contract'
import { customerInvoice } from '@plugins/invoice/contract/payments'
import { Type as t } from '@sinclair/typebox'
import { onlinePaymentLink } from '../contract'
import { askState } from '../domain/ask-state'
import { customerPayment, customerPaymentSchema } from '../domain/customer-payment'
import { keepOrdered, orderPayment } from '../domain/order-payment'
import { takeState } from '../domain/take-state'
import { OnlinePayment } from '../entities/online-payment'

const params = t.Object({ hash: t.String({ maxLength: 64 }) })
const access = { hash: invoiceLink } as const
/** Tries to pay that may still be asked about, when the customer comes back. */
const MOST_ASKED = 3

const readPayment = call({
  method: 'GET',
  path: 'invoice/:hash/paymentbycustomer',
  access,
  summary: 'What is left to pay of an invoice, and how its customer can',
  params,
  response: customerPaymentSchema,
  run: (context, { recordId }) => customerPayment(context, recordId),
})

const pay = call({
  method: 'POST',
  path: 'invoice/:hash/paybycustomer',
  access,
  summary: 'The page on which the customer pays all that is open, or a part of it; asked twice the same one (G-PAY)',
  params,
  linkLimit: { of: 'payments of a link', within: [{ most: 30, seconds: 300 }] },
  body: t.Object({
    amount: t.Optional(nullable(t.Number({ description: 'Euros including VAT; all that is open when left out' }))),
    method: t.Optional(nullable(t.String({ maxLength: 40, description: 'One of the ways that the page offers' }))),
  }),
  response: t.Object({ url: t.String({ description: 'Where the customer goes to pay' }) }),
  example: { method: 'ideal' },
  async reachOut(context, { recordId, body }) {
    return orderPayment(context, await customerInvoice(context, recordId), body)
  },
  async run(context, { recordId, body, heard }) {
    const payment = await keepOrdered(context, await customerInvoice(context, recordId), body, heard)
    if (!payment.url) throw context.refuse('payments.ask_again')
    return { url: payment.url }
  },
})

const check = call({
  method: 'POST',
  path: 'invoice/:hash/checkpaymentbycustomer',
  access,
  summary: 'Asks the service how the last tries of the customer ended, and answers what is left to pay (R-INV-010)',
  params,
  linkLimit: { of: 'checked payments of a link', within: [{ most: 60, seconds: 300 }] },
  response: customerPaymentSchema,
  async reachOut(context, { recordId }) {
    const { id } = await customerInvoice(context, recordId)
    const waiting = await openRecords(
      context,
      OnlinePayment,
      { invoice_id: id, status: ['open', 'pending'] },
      { sort: '-id', limit: MOST_ASKED },
    )
    const asked = await Promise.all(waiting.map(each => askState(context, each)))
    return () => Promise.all(asked.map(async (ask, i) => ({ id: waiting[i]?.id ?? 0, heard: await ask() })))
  },
  async run(context, { recordId, heard }) {
    for (const { id, heard: state } of heard) await takeState(context, id, state)
    return customerPayment(context, recordId)
  },
})

const callback = call({
  method: 'POST',
  path: 'onlinepayment/:hash/callback',
  operationId: 'onlinepayment.callback',
  access: { hash: onlinePaymentLink },
  summary: 'Called by the payment service when something happened; how the payment stands is asked of it',
  params,
  linkLimit: { of: 'calls about a payment', within: [{ most: 120, seconds: 60 }] },
  response: t.Object({ received: t.Literal(true) }),
  async reachOut(context, { recordId }) {
    const payment = await openRecord(context, OnlinePayment, recordId)
    return payment ? askState(context, payment) : async () => null
  },
  async run(context, { recordId, heard }) {
    if (heard) await takeState(context, recordId, heard)
    return { received: true } as const
  },
})

/** Paying an invoice, by its customer and by the service that the customer pays through. */
export const customerCalls = [readPayment, pay, check, callback]
