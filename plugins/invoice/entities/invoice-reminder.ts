import { tenantEntity } from '@core/db/entity'
import { choice, day, money, reference, text } from '@core/db/fields'
import { STEPS } from '../reminders/steps'

/** A step of the reminders of an invoice that went out: each once. */
export const InvoiceReminder = tenantEntity({
  name: 'invoice_reminder',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'goAlong' }),
    step: choice(STEPS),
    sent_on: day(),
    sent_to: text(),
    /** What was asked for, and the collection costs that a notice named. */
    amount_open: money(),
    collection_costs: money().nullable(),
  },
  uniques: [['invoice_id', 'step']],
  indexes: [['sent_on']],
})
