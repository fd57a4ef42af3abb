import { tenantEntity } from '@core/db/entity'
import { day, moment, reference, text, worth } from '@core/db/fields'

/** What a customer has against an invoice. Until it is settled nobody is reminded of it. */
export const InvoiceDispute = tenantEntity({
  name: 'invoice_dispute',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'goAlong' }),
    reason: text(500),
    /** How much of it they do not want to pay; all of it unless told. */
    amount: worth().nullable(),
    disputed_on: day(),
    settled_at: moment().nullable(),
  },
})
