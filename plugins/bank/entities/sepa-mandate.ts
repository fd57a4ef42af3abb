import { tenantEntity } from '@core/db/entity'
import { choice, day, reference, text } from '@core/db/fields'

export const SCHEMES = ['CORE', 'B2B'] as const

/** What a customer signed so that the company may collect from an account. */
export const SepaMandate = tenantEntity({
  name: 'sepamandate',
  properties: {
    reference: text(35),
    relation_id: reference('relation', { whenGone: 'refuse' }),
    holder: text(70),
    iban: text(34),
    signed_on: day(),
    scheme: choice(SCHEMES).default('CORE'),
    kind: choice(['recurring', 'one_off']).default('recurring'),
    /** From this day on nothing is collected with it. */
    ended_on: day().nullable(),
  },
  uniques: [['reference']],
})
