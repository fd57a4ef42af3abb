import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'

/** What a place of a customer is, in the company's own words: home, holiday home, barn (G-LOC). */
export const LocationType = tenantEntity({
  name: 'locationtype',
  properties: { description: text() },
  uniques: [['description']],
})
