import { tenantEntity } from '@core/db/entity'
import { choice, day, money, reference, text } from '@core/db/fields'
import { SCHEMES } from './sepa-mandate'

/** What is collected of one invoice, with what the mandate said when the file was made. */
export const DebitLine = tenantEntity({
  name: 'debitline',
  properties: {
    debitbatch_id: reference('debitbatch', { whenGone: 'refuse' }),
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    sepamandate_id: reference('sepamandate', { whenGone: 'refuse' }),
    number: text(32),
    amount: money(),
    /** By which the bank tells of it on statements. */
    end_to_end: text(35),
    sequence: choice(['FRST', 'RCUR', 'OOFF']),
    scheme: choice(SCHEMES),
    mandate_reference: text(35),
    signed_on: day(),
    holder: text(70),
    iban: text(34),
    status: choice(['pending', 'collected', 'returned', 'cancelled']).default('pending'),
    /** Why it came back, by the code of the bank. */
    return_reason: text(4).nullable(),
  },
  uniques: [['end_to_end']],
  indexes: [['invoice_id', 'status']],
})
