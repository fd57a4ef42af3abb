import type { Context } from '@core/context/context'
import type { EventHandler } from '@core/context/event'
import type { Trigger } from '@core/context/trigger'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { type RuleOutcome, RuleRun } from '../entities/rule-run'
import { TriggerEvent } from '../entities/trigger-event'
import { runRule } from '../jobs/run-rule'
import { beginWaiting } from './begin-waiting'
import { cancelPending } from './cancel-pending'
import { triggersOf } from './declared-parts'
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
export async function meetEvent(
  context: Context,
  trigger: Trigger,
  id: number,
  { imported = false }: { readonly imported?: boolean } = {},
): Promise<void> {
  const subject = await readSubject(context, trigger.about, id)
  const flow_id = subject.flow?.id ?? null
  if (flow_id) await cancelPending(context, trigger, flow_id)
  const rules = await readRows(
    context,
    EventTriggerRule,
    'all',
    { event_trigger_tag: trigger.tag, is_active: true },
    'id',
  )
  const facts = await factsOf(
    context,
    trigger,
    subject,
    rules.flatMap(rule => rule.conditions),
  )
  const runs: object[] = []
  const unmet: object[] = []
  for (const rule of rules) {
    const seen = lookAt(context, rule.conditions, facts)
    const { outcome, reason } = await begin(context, { rule, trigger, subject, id, seen })
    if (outcome === 'notmet') unmet.push({ rule_id: rule.id, reason: reason ?? null, conditions: seen })
    else if (outcome) runs.push(runOf(rule, { trigger, id, flow_id, seen, outcome, reason }))
  }
  await insertRows(context, RuleRun, runs)
  await insertRows(context, TriggerEvent, [
    {
      event_trigger_tag: trigger.tag,
      flow_id,
      record_type: trigger.about,
      record_id: id,
      by_user_id: context.user?.id ?? null,
      outbox_id: context.outboxId,
      is_imported: imported,
      unmet,
    },
  ])
}

/** A rule and what it met. */
export interface Met {
  readonly rule: Rule
  readonly trigger: Trigger
  readonly subject: Subject
  readonly id: number
  readonly seen: readonly SeenCondition[]
}

/** What came of it at once; nothing where its own run will tell. */
export interface Begun {
  readonly outcome?: RuleOutcome
  readonly reason?: string
}

async function begin(context: Context, met: Met): Promise<Begun> {
  const { rule, subject, seen } = met
  if (!seen.every(({ holds }) => holds)) return { outcome: 'notmet' }
  if (!subject.flow || subject.flow.deleted_at)
    return { outcome: 'notmet', reason: context.text('workflow.reason_no_flow') }
  const depth = context.cause?.depth ?? 0
  if (depth >= MOST_DEPTH) {
    const reason = context.text('workflow.reason_depth', { most: MOST_DEPTH })
    const name = ruleName(context, rule)
    await tellMaker(context, rule, { outcome: 'stopped', reason, flow_id: subject.flow.id, name })
    return { outcome: 'stopped', reason }
  }
  return rule.is_delayed && (rule.delaytime > 0 || !rule.startfromnow)
    ? beginWaiting(context, met, depth)
    : start(context, met, depth)
}

function start(context: Context, { rule, trigger, subject, id, seen }: Met, depth: number): Begun {
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
