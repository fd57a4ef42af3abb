import { tenantEntity } from '@core/db/entity'
import { reference, text } from '@core/db/fields'

/** Whose an account is, learned from what was matched. */
export const BankParty = tenantEntity({
  name: 'bankparty',
  properties: {
    iban: text(34),
    /** As the bank calls the holder. */
    name: text(140).nullable(),
    relation_id: reference('relation', { whenGone: 'goAlong' }),
  },
  uniques: [['iban']],
})
