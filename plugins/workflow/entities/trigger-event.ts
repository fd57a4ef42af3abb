import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { code, looseId, reference } from '@core/db/fields'

/** Something that happened and that rules may listen to, whether one did or not: a new rule is tried on these. */
export const TriggerEvent = tenantEntity({
  name: 'triggerevent',
  properties: {
    event_trigger_tag: internal(code()),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    record_type: internal(code()),
    record_id: internal(looseId()),
    by_user_id: internal(looseId().nullable()),
  },
  indexes: [['event_trigger_tag', 'created_at'], ['created_at']],
})
