import { tenantEntity } from '@core/db/entity'
import { choice, day, money, reference, text } from '@core/db/fields'

/** Money that came in on an invoice, or with a minus went back. */
export const Payment = tenantEntity({
  name: 'payment',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    amount: money(),
    paid_on: day(),
    way: choice(['bank', 'ideal', 'card', 'cash', 'direct_debit', 'gaccount', 'other']).default('bank'),
    /** What the bank calls it. */
    reference: text().nullable(),
    /**
     * What proves it outside Vakwerk, e.g. `mollie:tr_7UhSN1zuXS`; empty when somebody noted it. Each of these is
     * booked once, and only its owner takes it back.
     */
    source: text().nullable(),
  },
  uniques: [['source']],
})
