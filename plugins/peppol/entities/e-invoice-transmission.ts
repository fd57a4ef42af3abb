import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, longText, moment, reference, text } from '@core/db/fields'

/**
 * `waiting`: not handed to the access point yet; `sent`: handed over; `delivered`: with the access point of the receiver;
 * `refused`: it did not get there, and may be sent again.
 */
const TRANSMISSION_STATUSES = ['waiting', 'sent', 'delivered', 'refused'] as const

/** An invoice on its way over the Peppol network. */
export const EInvoiceTransmission = tenantEntity({
  name: 'einvoicetransmission',
  properties: {
    account_id: internal(reference('accesspointaccount', { whenGone: 'refuse' })),
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    status: choice(TRANSMISSION_STATUSES).default('waiting'),
    /** To whom: `0106:12345678`. */
    receiver: text(64),
    /** By which the access point knows it; with the same one nothing goes out twice. */
    key: internal(text(36)),
    /** Its number at the access point. */
    provider_id: text(64).nullable(),
    /** SHA-256 of the document. */
    digest: text(64),
    date_sent: moment().nullable(),
    date_delivered: moment().nullable(),
    /** Why it did not get there, or what is waited for. */
    problem: longText().nullable(),
  },
  uniques: [['key']],
})
