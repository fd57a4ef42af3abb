import { tenantEntity } from '@core/db/entity'
import { choice, longText, reference, text } from '@core/db/fields'

/** Services of others that a company or user is linked to; each kind comes with its own calls (G-INTKIND). */
export const INTEGRATION_KINDS = ['gcal'] as const

/** A link of a user to a service of others: kind `gcal` is a calendar, whoever keeps it. */
export const Integration = tenantEntity({
  name: 'integration',
  properties: {
    kind: choice(INTEGRATION_KINDS),
    user_id: reference('user', { onDelete: 'cascade' }),
    /** What the calendar calls itself. */
    name: text().nullable(),
    /** Of the address, all that is ever shown. */
    host: text(),
    /** Sealed: whoever knows it reads the calendar. */
    address: longText().hidden(),
  },
  uniques: [['user_id', 'kind']],
})
