import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, code, json, looseId, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'
import { seenCondition } from './seen-condition'

/** What became of an event for a rule. */
export const OUTCOMES = ['done', 'waiting', 'notmet', 'cancelled', 'refused', 'broken', 'stopped', 'failed'] as const
export type RuleOutcome = (typeof OUTCOMES)[number]

/** Each time that a rule came to something: what it looked at, what it did, and why not. Rules that did not match stand with the event. */
export const RuleRun = tenantEntity({
  name: 'rulerun',
  properties: {
    event_trigger_rule_id: reference('eventtriggerrule', { whenGone: 'goAlong' }),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    event_trigger_tag: code(),
    record_type: code(),
    record_id: looseId(),
    outcome: choice(OUTCOMES),
    /** Its conditions as they were. */
    conditions: internal(
      json(t.Array(seenCondition))
        .default('[]')
        .onCreate(() => []),
    ),
    /** Name of the action, and why it was not done. */
    type: internal(code()),
    reason: text(2000).nullable(),
  },
  indexes: [
    ['event_trigger_rule_id', 'id'],
    ['flow_id', 'outcome', 'created_at'],
  ],
})
