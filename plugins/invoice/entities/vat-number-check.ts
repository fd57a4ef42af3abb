import { tenantEntity } from '@core/db/entity'
import { flag, moment, reference, text } from '@core/db/fields'

/** What the register of the Union said of the VAT number of a customer, asked for an invoice without VAT: the proof of it. */
export const VatNumberCheck = tenantEntity({
  name: 'vatnumbercheck',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'goAlong' }),
    vat_number: text(20),
    valid: flag(),
    /** Of whom the register says that it is. */
    name: text(500).nullable(),
    address: text(500).nullable(),
    /** By which the register proves that it was asked. */
    consultation_number: text(64).nullable(),
    checked_at: moment(),
  },
  indexes: [['invoice_id']],
})
