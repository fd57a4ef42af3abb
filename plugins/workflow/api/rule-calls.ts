import { type Call, call } from '@core/context/call'
import { askedOf } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { enrichRecords, find } from '@core/resource/record'
import type { OutgoingRow } from '@core/resource/resource'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { actionsOf, triggersOf } from '../domain/declared-parts'
import { tryRule } from '../domain/try-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { OUTCOMES, RuleRun } from '../entities/rule-run'
import { eventTriggerRules } from '../resources/event-trigger-rules'

const access = { module: 'SETTINGS', role: 100 } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const enrichers = eventTriggerRules.enrich ?? []

/** More than a company has. */
const MOST_RULES = 1000

const currentRules = call({
  method: 'GET',
  path: 'company/getcurrenteventtriggerrules',
  access,
  summary: 'All rules of the company',
  response: t.Array(rowWith(eventTriggerRules, enrichers)),
  async run(context) {
    const rows: OutgoingRow[] = await readRows(context, EventTriggerRule, 'all', {}, 'id', { limit: MOST_RULES })
    await enrichRecords(enrichers, context, rows)
    return Response.json(rows)
  },
})

const readParts = call({
  method: 'GET',
  path: 'eventtriggerrule/parts',
  operationId: 'eventtriggerrule.parts',
  access,
  summary: 'What rules can listen to and do',
  response: t.Object({
    triggers: t.Array(
      t.Object({
        tag: t.String(),
        label: t.String(),
        stage: t.String(),
        about: t.String(),
        fields: t.Array(t.String()),
        planned: t.Boolean({ description: 'Its records have a planned day' }),
      }),
    ),
    actions: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        asks: t.Array(t.String({ description: 'user_id, text, flowTags, or morph_id' })),
        resource: nullable(t.String({ description: 'Of which a record is chosen' })),
        query: nullable(t.String()),
      }),
    ),
  }),
  async run(context) {
    const fieldOf = { user: 'user_id', text: 'text', tagsAdded: 'flowTags', tagsRemoved: 'flowTags' } as const
    return {
      triggers: triggersOf(context).map(({ tag, label, stage, about, fields, planned }) => ({
        ...{ tag, stage, about, fields: [...fields], planned: Boolean(planned) },
        label: context.text(label),
      })),
      actions: actionsOf(context).map(({ name, label, input }) => {
        const asked = Object.values(input.properties).flatMap(part => askedOf(part) ?? [])
        const chosen = asked.find(one => typeof one === 'object')
        const fields = asked.map(one => (typeof one === 'object' ? 'morph_id' : fieldOf[one]))
        return {
          ...{ name, label: context.text(label), asks: [...new Set(fields)] },
          resource: chosen?.resource ?? null,
          query: chosen?.query ?? null,
        }
      }),
    }
  },
})

const tryOut = call({
  method: 'GET',
  path: 'eventtriggerrule/:id/tryout',
  operationId: 'eventtriggerrule.tryout',
  access,
  summary: 'What a rule would have done in the last 90 days, with the records as they are now; changes nothing',
  params,
  response: t.Object({
    events: t.Integer({ description: 'How often its trigger came' }),
    would: t.Integer({ description: 'How often its conditions hold' }),
    list: t.Array(t.Object({ flow_id: t.Integer(), relation_fullname: t.String(), at: t.String() })),
  }),
  async run(context, { params }) {
    return tryRule(context, await find(eventTriggerRules, context, params.id))
  },
})

const readRuns = call({
  method: 'GET',
  path: 'eventtriggerrule/:id/runs',
  operationId: 'eventtriggerrule.runs',
  access,
  summary: 'What became of a rule each time its trigger came, newest first',
  params,
  response: t.Array(
    t.Object({
      id: t.Integer(),
      created_at: t.String(),
      flow_id: nullable(t.Integer()),
      outcome: t.Union(OUTCOMES.map(outcome => t.Literal(outcome))),
      reason: nullable(t.String()),
      conditions: t.Array(t.Object({ text: t.String(), value: nullable(t.String()), holds: t.Boolean() })),
    }),
  ),
  async run(context, { params }) {
    await find(eventTriggerRules, context, params.id)
    const columns = ['id', 'created_at', 'flow_id', 'outcome', 'reason', 'conditions'] as const
    const rows = await readRows(context, RuleRun, columns, { event_trigger_rule_id: params.id }, '-id', { limit: 100 })
    return rows.map(row => ({ ...row, flow_id: row.flow_id ?? null, reason: row.reason ?? null }))
  },
})

export const ruleCalls: readonly Call[] = [currentRules, readParts, tryOut, readRuns]
