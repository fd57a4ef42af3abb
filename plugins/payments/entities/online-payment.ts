import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, longText, moment, money, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** How a payment stands at the service; `paid` stays paid, also when it is refunded later. */
export const ONLINE_STATUSES = ['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'] as const
export const onlineStatus = t.Union(ONLINE_STATUSES.map(status => t.Literal(status)))

/** One try to pay an invoice online. What came of it is booked as a payment of the invoice (G-PAY). */
export const OnlinePayment = tenantEntity({
  name: 'onlinepayment',
  properties: {
    account_id: internal(reference('paymentaccount', { whenGone: 'refuse' })),
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    /** Its number at the service: `tr_7UhSN1zuXS`. */
    provider_id: text(),
    status: choice(ONLINE_STATUSES).default('open'),
    /** Including VAT, in euros. */
    amount_inc: money(),
    /** How the customer paid, by the name of the service: `ideal`, `creditcard`. */
    method: text().nullable(),
    /** Where the customer pays; of no use once it ended. */
    url: longText().nullable(),
    expires_at: moment().nullable(),
    paid_at: moment().nullable(),
    /** Paid back, what is on its way to the customer among it. */
    amount_refunded: money().default(0),
    /** Of what is paid back: on its way to the customer. It may still come back. */
    amount_refund_pending: money().default(0),
    /** Taken back by the bank of the customer. */
    amount_charged_back: money().default(0),
    /** Names it in the address that the service calls. */
    hash: internal(text()),
    /** When the service was asked for what is kept here: an answer to an earlier question comes too late. */
    date_asked: internal(moment().nullable()),
    /** When all that the service told of was booked; empty while something could not be. */
    date_booked: moment().nullable(),
    /** Why something of it could not be booked. */
    problem: longText().nullable(),
  },
  uniques: [['provider_id']],
})
