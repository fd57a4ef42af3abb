import { tenantEntity } from '@core/db/entity'
import { day, reference, text } from '@core/db/fields'

/** A period of a recurring invoice that was billed: each once, whatever became of the invoice. */
export const RecurringInvoicePeriod = tenantEntity({
  name: 'recurring_invoice_period',
  properties: {
    recurring_invoice_id: reference('recurring_invoice', { whenGone: 'goAlong' }),
    /** The day on which it was to be billed. */
    period_date: day(),
    invoice_id: reference('invoice', { whenGone: 'empty' }).nullable(),
    /** Why its invoice stayed a draft, while it could not be sent. */
    refusal: text(2000).nullable(),
  },
  uniques: [['recurring_invoice_id', 'period_date']],
})
