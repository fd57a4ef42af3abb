import type { Context } from '@core/context/context'
import type { EventHandler } from '@core/context/event'
import type { Trigger } from '@core/context/trigger'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import type { Row } from '@core/db/schema'
import { move } from '@core/states/move'
import { startOfDay } from '@core/time/today'
import { DelayedRule } from '../entities/delayed-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { type RuleOutcome, RuleRun } from '../entities/rule-run'
import { TriggerEvent } from '../entities/trigger-event'
import { runRule } from '../jobs/run-rule'
import { triggersOf } from './declared-parts'
import { delayEnd } from './delay-end'
import { delayedRuleStates } from './delayed-rule-states'
import { factsOf, lookAt, readSubject, type SeenCondition, type Subject } from './rule-facts'
import { ruleName } from './rule-name'
import { runOf } from './run-line'
import { tellMaker } from './tell-maker'

/** A rule follows from a rule follows from a rule: so many at most. */
export const MOST_DEPTH = 8

type Rule = Row<typeof EventTriggerRule>

/** Listens to every event that plugins declare for rules, after its commit; each event meets each rule once. */
export const meetEvents = (triggers: readonly Trigger[]): readonly EventHandler[] =>
  triggers.map(trigger => ({
    event: trigger.event,
    name: `look at the rules of ${trigger.tag}`,
    within: false,
    run: async (payload: unknown, context: Context) => {
      if (owns(context, trigger)) await meetEvent(context, trigger, trigger.idOf(payload))
    },
  }))

const owns = (context: Context, trigger: Trigger): boolean =>
  context.company.modules.has('SETTINGS') && triggersOf(context).some(({ tag }) => tag === trigger.tag)

/** Looks at the rules of a trigger for a record: cancels what waited until now, and begins what is to be done. */
export async function meetEvent(context: Context, trigger: Trigger, id: number, noted = true): Promise<void> {
  const subject = await readSubject(context, trigger.about, id)
  const flow_id = subject.flow?.id ?? null
  if (noted)
    await insertRows(context, TriggerEvent, [
      {
        event_trigger_tag: trigger.tag,
        flow_id,
        record_type: trigger.about,
        record_id: id,
        by_user_id: context.user?.id ?? null,
      },
    ])
  if (flow_id) await cancelPending(context, trigger, flow_id)
  const rules = await readRows(
    context,
    EventTriggerRule,
    'all',
    { event_trigger_tag: trigger.tag, is_active: true },
    'id',
  )
  if (!rules.length) return
  const facts = await factsOf(context, trigger, subject)
  const runs: object[] = []
  for (const rule of rules) {
    const seen = lookAt(context, rule.conditions, facts)
    const { outcome, reason } = await begin(context, { rule, trigger, subject, id, seen })
    if (outcome) runs.push(runOf(rule, { trigger, id, flow_id, seen, outcome, reason }))
  }
  await insertRows(context, RuleRun, runs)
}

interface Met {
  readonly rule: Rule
  readonly trigger: Trigger
  readonly subject: Subject
  readonly id: number
  readonly seen: readonly SeenCondition[]
}

/** Begins what a rule is to do; answers what is to be told of it now, and nothing for what its own run will tell. */
async function begin(
  context: Context,
  met: Met,
): Promise<{ readonly outcome?: RuleOutcome; readonly reason?: string }> {
  const { rule, subject, seen } = met
  if (!seen.every(({ holds }) => holds)) return { outcome: 'notmet' }
  if (!subject.flow || subject.flow.deleted_at)
    return { outcome: 'notmet', reason: context.text('workflow.reason_no_flow') }
  const depth = context.cause?.depth ?? 0
  const name = ruleName(context, rule)
  if (depth >= MOST_DEPTH) {
    const reason = context.text('workflow.reason_depth', { most: MOST_DEPTH })
    await tellMaker(context, rule, { outcome: 'stopped', reason, flow_id: subject.flow.id, name })
    return { outcome: 'stopped', reason }
  }
  return rule.is_delayed && rule.delaytime > 0 ? delay(context, met, depth) : start(context, met, depth)
}

function start(context: Context, { rule, trigger, subject, id, seen }: Met, depth: number) {
  context.enqueue(
    runRule,
    {
      rule_id: rule.id,
      flow_id: subject.flow?.id ?? 0,
      tag: trigger.tag,
      record_id: id,
      by_user_id: context.user?.id ?? null,
      seen: [...seen],
    },
    undefined,
    { name: ruleName(context, rule), depth: depth + 1 },
  )
  return {}
}

async function delay(context: Context, { rule, trigger, subject, id }: Met, depth: number) {
  const from = rule.startfromnow ? new Date() : plannedMoment(context, trigger, subject)
  if (!from) return { outcome: 'notmet' as const, reason: context.text('workflow.reason_not_planned') }
  const end = delayEnd(from, rule.delaytime, rule.delaytime_unit ?? null, context.company)
  const [delayed_id = 0] = await insertRows(context, DelayedRule, [
    {
      event_trigger_rule_id: rule.id,
      flow_id: subject.flow?.id,
      event_trigger_tag: trigger.tag,
      record_type: trigger.about,
      record_id: id,
      execute_at: end,
      status: 'pending',
      rule_version: rule.version,
      begun_flow_id: subject.flow?.id,
      flow_status: subject.flow?.status,
      by_user_id: context.user?.id ?? null,
      depth,
    },
  ])
  planDelayed(context, { id: delayed_id, execute_at: end, depth }, ruleName(context, rule))
  return { outcome: 'waiting' as const }
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

/** Takes back what waits with the dossier until this happens (R-WF-007, G-CANCEL). */
async function cancelPending(context: Context, { tag, label }: Trigger, flow_id: number): Promise<void> {
  const pending = await readRows(context, DelayedRule, ['id', 'event_trigger_rule_id'], { flow_id, status: 'pending' })
  if (!pending.length) return
  const ids = [...new Set(pending.map(one => one.event_trigger_rule_id))]
  const rules = await readRows(context, EventTriggerRule, ['id', 'cancel_tags'], { id: ids }, undefined, {
    trashed: 'either',
  })
  const ending = new Set(rules.filter(rule => tagsIn(rule.cancel_tags).includes(tag)).map(({ id }) => id))
  const gone = pending.filter(one => ending.has(one.event_trigger_rule_id)).map(({ id }) => id)
  if (!gone.length) return
  const reason = context.text(label)
  for (const one of await openRecords(context, DelayedRule, { id: gone }, { sort: 'id', hold: true }))
    if (one.status === 'pending') await move(context, delayedRuleStates, one, 'cancel', { set: { reason } })
}

/** Triggers in a list with commas between. */
export const tagsIn = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
