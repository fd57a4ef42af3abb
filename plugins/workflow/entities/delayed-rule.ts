import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, code, looseId, moment, reference, text, whole } from '@core/db/fields'

/** What a rule is going to do with a dossier later (R-WF-019, G-DELAYED). */
export const DelayedRule = tenantEntity({
  name: 'delayedrule',
  properties: {
    event_trigger_rule_id: reference('eventtriggerrule', { whenGone: 'goAlong' }),
    flow_id: reference('flow', { whenGone: 'goAlong' }),
    event_trigger_tag: internal(code()),
    /** The record that the event was about. */
    record_type: internal(code()),
    record_id: internal(looseId()),
    execute_at: moment(),
    status: choice(['pending', 'executed', 'cancelled']).default('pending'),
    /** Why it was cancelled. */
    reason: text(2000).nullable(),
    /** How rule, dossier and stage were when it began to wait. */
    rule_version: internal(whole().default(1)),
    begun_flow_id: internal(looseId().nullable()),
    flow_status: internal(text(32).nullable()),
    by_user_id: internal(looseId().nullable()),
    depth: internal(whole().default(0)),
    /** The event from which it waits. */
    outbox_id: internal(looseId().nullable()),
  },
  indexes: [
    ['flow_id', 'status'],
    ['event_trigger_rule_id', 'status'],
  ],
})
