import { tenantEntity } from '@core/db/entity'
import { reference } from '@core/db/fields'

/** The forms of one dossier, or of one survey of it (S1 §3). */
export const FlowData = tenantEntity({
  name: 'flowdata',
  properties: { flow_id: reference('flow', { whenGone: 'goAlong' }).nullable() },
  indexes: [['flow_id']],
})
