import { tenantEntity } from '@core/db/entity'
import { money, reference } from '@core/db/fields'

/** What an hour of a colleague costs, in euros excluding VAT. */
export const HourRate = tenantEntity({
  name: 'hourrate',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }),
    rate: money().default(0),
  },
  uniques: [['user_id']],
})
