import { tenantEntity } from '@core/db/entity'
import { looseId, moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** Long work with progress (R-BATCH-001). */
export const Batch = tenantEntity({
  name: 'batch',
  properties: {
    name: text(),
    user_id: looseId().nullable(),
    progress: p.integer().default(0),
    cancelledAt: moment().nullable(),
    failedMessage: text(2000).nullable(),
  },
})
