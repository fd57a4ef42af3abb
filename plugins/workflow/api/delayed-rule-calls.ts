import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { answer, find, withLocation } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { planDelayed } from '../domain/begin-waiting'
import { triggersOf } from '../domain/declared-parts'
import { delayedRuleStates } from '../domain/delayed-rule-states'
import { readSubject } from '../domain/rule-facts'
import { DelayedRule } from '../entities/delayed-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { delayedRules, nameOfRule } from '../resources/delayed-rules'

const access = { module: 'CRM', role: 100 } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const number = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const enrichers = delayedRules.enrich ?? []
const response = rowWith(delayedRules, enrichers)

const shown = async (context: Context, id: number) =>
  answer(delayedRules, enrichers, context, await find(delayedRules, context, id))

/** Something pending, held until the transaction ends. @throws Problem 404, and 409 when it was done or cancelled */
async function heldPending(context: Context, id: number) {
  const delayed = await openRecord(context, DelayedRule, id, { hold: true })
  if (!delayed) throw notFound()
  if (delayed.status !== 'pending') throw context.refuse('workflow.not_pending')
  return delayed
}

const create = call({
  method: 'POST',
  path: 'delayedrule',
  operationId: 'delayedrule.create',
  access,
  summary: 'Have a rule done with a dossier at a moment',
  status: 201,
  body: t.Object({ event_trigger_rule_id: number, flow_id: number, execute_at: t.String({ format: 'date-time' }) }),
  response,
  async run(context, { body }) {
    const [rule] = await readRows(context, EventTriggerRule, ['version', 'event_trigger_tag'], {
      id: body.event_trigger_rule_id,
    })
    if (!rule) throw invalid('event_trigger_rule_id', 'core.unknown_reference')
    const { flow } = await readSubject(context, 'flow', body.flow_id)
    if (!flow || flow.deleted_at) throw invalid('flow_id', 'core.unknown_reference')
    const about = triggersOf(context).find(({ tag }) => tag === rule.event_trigger_tag)?.about
    if (about !== 'flow') throw invalid('event_trigger_rule_id', 'workflow.not_about_flow')
    const delayed = await insertRecord(context, DelayedRule, {
      event_trigger_rule_id: body.event_trigger_rule_id,
      flow_id: flow.id,
      event_trigger_tag: rule.event_trigger_tag,
      record_type: 'flow',
      record_id: flow.id,
      execute_at: new Date(body.execute_at),
      rule_version: rule.version,
      begun_flow_id: flow.id,
      flow_status: String(flow.status),
      by_user_id: context.user?.id ?? null,
      depth: 0,
    })
    planDelayed(context, delayed, await nameOfRule(context, delayed.event_trigger_rule_id))
    return withLocation(await shown(context, delayed.id), delayedRules.path, delayed.id)
  },
})

const doNow = call({
  method: 'POST',
  path: 'delayedrule/:id/donow',
  operationId: 'delayedrule.donow',
  access,
  summary: 'Have something pending done now',
  params,
  response,
  async run(context, { params }) {
    const delayed = await heldPending(context, params.id)
    delayed.execute_at = new Date()
    planDelayed(context, delayed, await nameOfRule(context, delayed.event_trigger_rule_id))
    return shown(context, params.id)
  },
})

const cancel = call({
  method: 'POST',
  path: 'delayedrule/:id/cancel',
  operationId: 'delayedrule.cancel',
  access,
  summary: 'Take back something pending',
  params,
  response,
  async run(context, { params }) {
    const delayed = await heldPending(context, params.id)
    const reason = context.text('workflow.cancelled_by', { name: context.user?.fullname ?? '' })
    await move(context, delayedRuleStates, delayed, 'cancel', { set: { reason } })
    return shown(context, params.id)
  },
})

export const delayedRuleCalls: readonly Call[] = [create, doNow, cancel]
