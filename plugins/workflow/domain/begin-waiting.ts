import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { above } from '@core/db/where'
import { startOfDay } from '@core/time/today'
import { DelayedRule } from '../entities/delayed-rule'
import { TriggerEvent } from '../entities/trigger-event'
import { runRule } from '../jobs/run-rule'
import { tagsIn } from './cancel-tags'
import { triggersOf } from './declared-parts'
import { delayEnd } from './delay-end'
import { holdFlow } from './hold-flow'
import type { Begun, Met } from './meet-event'
import type { Subject } from './rule-facts'
import { ruleName } from './rule-name'

/** Lets a rule wait with the dossier for its moment (R-WF-019). */
export async function beginWaiting(
  context: Context,
  { rule, trigger, subject, id }: Met,
  depth: number,
): Promise<Begun> {
  const flow_id = subject.flow?.id ?? 0
  const from = rule.startfromnow ? new Date() : plannedMoment(context, trigger, subject)
  if (!from) return { outcome: 'notmet', reason: context.text('workflow.reason_not_planned') }
  const ended = await endedMeanwhile(context, rule.cancel_tags, flow_id)
  if (ended) return { outcome: 'cancelled', reason: ended }
  const execute_at = delayEnd(from, rule.delaytime, rule.delaytime_unit ?? null, context.company)
  const [delayed_id = 0] = await insertRows(context, DelayedRule, [
    {
      event_trigger_rule_id: rule.id,
      flow_id,
      event_trigger_tag: trigger.tag,
      record_type: trigger.about,
      record_id: id,
      execute_at,
      status: 'pending',
      rule_version: rule.version,
      begun_flow_id: flow_id,
      flow_status: subject.flow?.status,
      by_user_id: context.user?.id ?? null,
      depth,
      outbox_id: context.outboxId,
    },
  ])
  planDelayed(context, { id: delayed_id, execute_at, depth }, ruleName(context, rule))
  return { outcome: 'waiting' }
}

/** Plans the moment at which something pending is done; a later one takes the place of what was planned before. */
export function planDelayed(
  context: Context,
  { id, execute_at, depth }: { readonly id: number; readonly execute_at: Date; readonly depth: number },
  name: string,
): void {
  const at = execute_at.toISOString()
  context.enqueue(runRule, { delayed_id: id, execute_at: at }, execute_at, { name, depth: depth + 1 })
}

/** When a record is planned: a day counts from its first moment (G-STARTNOW). */
function plannedMoment(context: Context, { planned }: Trigger, { record }: Subject): Date | null {
  const value = planned ? record?.[planned] : null
  if (!value) return null
  const text = String(value)
  return text.length === 10 ? startOfDay(text, context.company) : new Date(text)
}

/** What took it back before it was begun, when this event is handled again after one that was told later. */
async function endedMeanwhile(
  context: Context,
  cancel_tags: string | null | undefined,
  flow_id: number,
): Promise<string | null> {
  const tags = tagsIn(cancel_tags)
  if (!tags.length) return null
  await holdFlow(context, flow_id)
  if (context.outboxId === null) return null
  const where = { flow_id, event_trigger_tag: tags, outbox_id: above(context.outboxId) }
  const [event] = await readRows(context, TriggerEvent, ['event_trigger_tag'], where, '-id', { limit: 1 })
  const ending = event && triggersOf(context).find(({ tag }) => tag === event.event_trigger_tag)
  return ending ? context.text(ending.label) : null
}
