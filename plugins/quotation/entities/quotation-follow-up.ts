import { tenantEntity } from '@core/db/entity'
import { day, reference, text, whole } from '@core/db/fields'

/** A customer was asked what they think of a version of a quotation: each time once. */
export const QuotationFollowUp = tenantEntity({
  name: 'quotation_follow_up',
  properties: {
    quotation_id: reference('quotation', { whenGone: 'goAlong' }),
    version_number: whole(),
    /** The first time is 1. */
    round: whole(),
    sent_on: day(),
    sent_to: text(),
  },
  uniques: [['quotation_id', 'version_number', 'round']],
})
