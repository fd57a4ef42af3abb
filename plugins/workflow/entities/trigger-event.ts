import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { code, flag, json, looseId, reference } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { seenCondition } from './seen-condition'

const unmet = t.Object({
  rule_id: t.Integer(),
  reason: t.Optional(t.Union([t.String(), t.Null()])),
  conditions: t.Array(seenCondition),
})

/**
 * Something that happened and that rules may listen to, whether one did or not: a new rule is tried on these. It holds the
 * rules that had nothing to do then and why, so that an event costs one row however many rules look at it.
 */
export const TriggerEvent = tenantEntity({
  name: 'triggerevent',
  properties: {
    event_trigger_tag: internal(code()),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    record_type: internal(code()),
    record_id: internal(looseId()),
    by_user_id: internal(looseId().nullable()),
    /** Its place among all that was told: what is handled late, or again, still counts as told then. */
    outbox_id: internal(looseId().nullable()),
    /** It did not happen: an import has rules look at the dossier. */
    is_imported: internal(flag()),
    unmet: internal(
      json(t.Array(unmet))
        .default('[]')
        .onCreate(() => []),
    ),
  },
  indexes: [['event_trigger_tag', 'created_at'], ['created_at']],
})
