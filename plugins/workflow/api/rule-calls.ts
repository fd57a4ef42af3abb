import { type Call, call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { enrichRecords, find } from '@core/resource/record'
import type { OutgoingRow } from '@core/resource/resource'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { triggersOf } from '../domain/declared-parts'
import { checkConditions } from '../domain/prepare-rule'
import { readFigures } from '../domain/rule-figures'
import { readRunsOf } from '../domain/rule-runs'
import { tryRule } from '../domain/try-rule'
import { condition, EventTriggerRule } from '../entities/event-trigger-rule'
import { OUTCOMES } from '../entities/rule-run'
import { seenCondition } from '../entities/seen-condition'
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

const tried = t.Object({
  events: t.Integer({ description: 'How often its trigger came' }),
  looked: t.Integer({ description: 'At how many of these it was looked, the newest first' }),
  looked_since: t.String({ description: 'From which moment on' }),
  would: t.Integer({ description: 'How often its conditions hold' }),
  list: t.Array(t.Object({ flow_id: t.Integer(), relation_fullname: t.String(), at: t.String() })),
})

const tryOut = call({
  method: 'GET',
  path: 'eventtriggerrule/:id/tryout',
  operationId: 'eventtriggerrule.tryout',
  access,
  summary: 'What a rule would have done in the last 90 days, with the records as they are now; changes nothing',
  params,
  response: tried,
  async run(context, { params }) {
    return tryRule(context, await find(eventTriggerRules, context, params.id))
  },
})

const tryUnsaved = call({
  method: 'POST',
  path: 'eventtriggerrule/tryout',
  operationId: 'eventtriggerrule.tryunsaved',
  access,
  summary: 'The same for a rule that is being made; changes nothing',
  body: t.Object({ event_trigger_tag: t.String({ maxLength: 64 }), conditions: t.Array(condition, { maxItems: 20 }) }),
  response: tried,
  async run(context, { body }) {
    if (!triggersOf(context).some(({ tag }) => tag === body.event_trigger_tag))
      throw invalid('event_trigger_tag', 'workflow.problem_trigger')
    checkConditions(body, context)
    return tryRule(context, body)
  },
})

const readRuns = call({
  method: 'GET',
  path: 'eventtriggerrule/:id/runs',
  operationId: 'eventtriggerrule.runs',
  access,
  summary: 'What became of a rule each time its trigger came, newest first',
  params,
  query: t.Object({
    outcome: t.Optional(t.Union(OUTCOMES.map(outcome => t.Literal(outcome)))),
    before: t.Optional(t.String({ format: 'date-time' })),
  }),
  response: t.Object({
    runs: t.Array(
      t.Object({
        key: t.String(),
        created_at: t.String(),
        flow_id: nullable(t.Integer()),
        relation_fullname: nullable(t.String()),
        outcome: t.Union(OUTCOMES.map(outcome => t.Literal(outcome))),
        reason: nullable(t.String()),
        conditions: t.Array(seenCondition),
      }),
    ),
    before: nullable(t.String({ description: 'Where to read further; null where there is no more' })),
  }),
  async run(context, { params, query }) {
    const rule = await find(eventTriggerRules, context, params.id)
    const before = query.before ? new Date(query.before) : undefined
    return readRunsOf(context, rule, { outcome: query.outcome, before })
  },
})

const figures = call({
  method: 'GET',
  path: 'eventtriggerrule/figures',
  operationId: 'eventtriggerrule.figures',
  access,
  summary: 'How often each rule did something in the last 90 days, what waits, and what came of it the last time',
  response: t.Array(
    t.Object({
      event_trigger_rule_id: t.Integer(),
      done: t.Integer(),
      today: t.Integer(),
      pending: t.Integer(),
      last_at: nullable(t.String()),
      last_outcome: nullable(t.Union(OUTCOMES.map(outcome => t.Literal(outcome)))),
      last_reason: nullable(t.String()),
    }),
  ),
  run: context => readFigures(context),
})

export const ruleCalls: readonly Call[] = [currentRules, figures, tryOut, tryUnsaved, readRuns]
