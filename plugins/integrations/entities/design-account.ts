import { tenantEntity } from '@core/db/entity'
import { longText, text } from '@core/db/fields'

/** The account of a company at the design service (E-0803, E-0804). */
export const DesignAccount = tenantEntity({
  name: 'designaccount',
  properties: {
    username: text(),
    /** Sealed. */
    password: longText().hidden(),
  },
})
