import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { countRecords, openRecord } from '@core/db/open-record'
import type { Row } from '@core/db/schema'
import { atLeast } from '@core/db/where'
import { move } from '@core/states/move'
import { actionsOf, triggersOf } from '../domain/declared-parts'
import { delayedRuleStates } from '../domain/delayed-rule-states'
import { holdFlow } from '../domain/hold-flow'
import { pendingFate } from '../domain/pending-fate'
import { factsOf, lookAt, readSubject, type SeenCondition } from '../domain/rule-facts'
import { ruleInput } from '../domain/rule-input'
import { ruleName } from '../domain/rule-name'
import { readProblem } from '../domain/rule-problem'
import { targetOf } from '../domain/rule-target'
import { runOf } from '../domain/run-line'
import { tellMaker } from '../domain/tell-maker'
import { DelayedRule } from '../entities/delayed-rule'
import { EventTriggerRule } from '../entities/event-trigger-rule'
import { type RuleOutcome, RuleRun } from '../entities/rule-run'

/** So many acts of rules a dossier gets within an hour. */
export const MOST_PER_HOUR = 60
const HOUR_MS = 3_600_000

interface Meeting {
  readonly rule_id: number
  readonly flow_id: number
  readonly tag: string
  readonly record_id: number
  readonly by_user_id: number | null
  readonly seen: SeenCondition[]
}

/** What a rule met just now, or something pending with the moment for which it was planned. */
type Work = Meeting | { readonly delayed_id: number; readonly execute_at: string }

/** What came of a run. */
interface Came {
  readonly outcome: RuleOutcome
  readonly reason?: string
}

/** Does what a rule says with one dossier, in the name of the company: once, and one rule after another for a dossier. */
export const runRule = job<Work>(
  'workflow.run-rule',
  async (work, context) => {
    const begun = await beginRun(context, work)
    if (!begun) return
    const { rule, meeting } = begun
    const came = await act(context, rule, meeting, begun.delayed)
    await finish(context, begun, came)
  },
  {
    async refused(work, context, problem) {
      const begun = await beginRun(context, work)
      const reason = context.text(problem.key, problem.options.values)
      if (begun) await finish(context, begun, { outcome: 'refused', reason })
    },
    async givenUp(work, context) {
      const begun = await beginRun(context, work)
      if (begun) await finish(context, begun, { outcome: 'failed', reason: context.text('workflow.reason_failed') })
    },
  },
)

type Rule = Row<typeof EventTriggerRule>
type Delayed = NonNullable<Awaited<ReturnType<typeof openDelayed>>>

interface Begun {
  readonly rule: Rule
  readonly meeting: Meeting
  readonly delayed: Delayed | null
}

const openDelayed = (context: Context, id: number) => openRecord(context, DelayedRule, id, { hold: true })

/** Holds what waited, so that nobody does or cancels it as well. Nothing when it was done, cancelled or put off. */
async function beginRun(context: Context, work: Work): Promise<Begun | null> {
  const delayed = 'delayed_id' in work ? await openDelayed(context, work.delayed_id) : null
  if ('delayed_id' in work) {
    if (delayed?.status !== 'pending' || delayed.execute_at.toISOString() !== work.execute_at) return null
  }
  const meeting = delayed ? meetingOf(delayed) : (work as Meeting)
  const [rule] = await readRows(context, EventTriggerRule, 'all', { id: meeting.rule_id }, undefined, {
    trashed: 'either',
  })
  if (!rule) return null
  await holdFlow(context, meeting.flow_id)
  return { rule, meeting, delayed }
}

const meetingOf = (delayed: Delayed): Meeting => ({
  rule_id: delayed.event_trigger_rule_id,
  flow_id: delayed.flow_id,
  tag: delayed.event_trigger_tag,
  record_id: delayed.record_id,
  by_user_id: delayed.by_user_id ?? null,
  seen: [],
})

async function act(
  context: Context,
  rule: Rule,
  meeting: Meeting,
  delayed: Delayed | null,
): Promise<Came & { readonly seen?: readonly SeenCondition[] }> {
  const problem = await readProblem(context, rule)
  if (problem) return { outcome: 'broken', reason: context.text(problem) }
  const trigger = triggersOf(context).find(({ tag }) => tag === meeting.tag)
  const action = actionsOf(context).find(({ name }) => name === rule.type)
  if (!trigger || !action) return { outcome: 'broken', reason: context.text('workflow.problem_trigger') }
  const subject = await readSubject(context, trigger.about, meeting.record_id)
  const { flow } = subject.flow?.id === meeting.flow_id ? subject : await readSubject(context, 'flow', meeting.flow_id)
  if (!flow || flow.deleted_at) return { outcome: 'cancelled', reason: context.text('workflow.fate_trash') }
  const fate = delayed && pendingFate(delayed, rule, flow)
  if (fate) return { outcome: 'cancelled', reason: context.text(fate) }
  const seen = delayed
    ? lookAt(
        context,
        rule.conditions,
        await factsOf(context, trigger, { record: subject.record, flow }, rule.conditions),
      )
    : meeting.seen
  if (!seen.every(({ holds }) => holds)) return { outcome: 'notmet', seen }
  const since = new Date(Date.now() - HOUR_MS)
  const spent = await countRecords(context, RuleRun, {
    flow_id: flow.id,
    outcome: 'done',
    created_at: atLeast(since),
  })
  if (spent >= MOST_PER_HOUR)
    return { outcome: 'stopped', reason: context.text('workflow.reason_budget', { most: MOST_PER_HOUR }), seen }
  const user = targetOf(rule.user_id, { handler: Number(flow.user_id) || null, by: meeting.by_user_id })
  await action.run(context, flow.id, ruleInput(action, rule, user))
  return { outcome: 'done', seen }
}

const TOLD: ReadonlySet<RuleOutcome> = new Set(['broken', 'stopped', 'failed', 'refused'])

/** Writes down what came of it; who made the rule hears of what stops it. */
async function finish(
  context: Context,
  { rule, meeting, delayed }: Begun,
  { outcome, reason, seen = meeting.seen }: Came & { readonly seen?: readonly SeenCondition[] },
): Promise<void> {
  const { flow_id, tag, record_id } = meeting
  if (TOLD.has(outcome))
    await tellMaker(context, rule, { outcome, reason: reason ?? '', flow_id, name: ruleName(context, rule) })
  if (delayed && outcome === 'done') await move(context, delayedRuleStates, delayed, 'execute')
  else if (delayed) await move(context, delayedRuleStates, delayed, 'cancel', { set: { reason: reason ?? null } })
  const about = triggersOf(context).find(one => one.tag === tag)?.about ?? 'flow'
  await insertRows(context, RuleRun, [
    runOf(rule, { trigger: { tag, about }, id: record_id, flow_id, seen, outcome, reason }),
  ])
}
