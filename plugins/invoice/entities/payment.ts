import { tenantEntity } from '@core/db/entity'
import { choice, day, money, reference, text } from '@core/db/fields'

/** Money that came in on an invoice, or with a minus went back. */
export const Payment = tenantEntity({
  name: 'payment',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    amount: money(),
    paid_on: day(),
    way: choice(['bank', 'ideal', 'card', 'cash', 'other']).default('bank'),
    /** What the bank calls it. */
    reference: text().nullable(),
  },
})
