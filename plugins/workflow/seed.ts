import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { type Row, wireFields } from '@core/db/schema'
import { createRecord } from '@core/resource/record'
import { beginWaiting } from './domain/begin-waiting'
import { tagsIn } from './domain/cancel-tags'
import { actionsOf, entityAt, triggersOf } from './domain/declared-parts'
import { READY_MADE, ruleOf } from './domain/ready-made'
import { readSubject } from './domain/rule-facts'
import { EventTriggerRule } from './entities/event-trigger-rule'
import { RuleRun } from './entities/rule-run'
import { TriggerEvent } from './entities/trigger-event'
import { eventTriggerRules } from './resources/event-trigger-rules'

/** Rules of the demo company; those that would write to others at once stay off. */
const RULES = [
  'call_after_quotation',
  'big_quotation',
  'order_material',
  'new_request_waits',
  'answer_customer',
  'quotation_after_survey',
  'final_invoice',
  'incident_waits',
] as const
const OFF: ReadonlySet<string> = new Set(['big_quotation', 'order_material'])
/** Runs in a week, and of those how many still wait. */
const RUNS = 9
const WAITING = 2
const DAY_MS = 86_400_000

/** Eight rules with a week of what they did, for a company whose modules bring all that they listen to and do. */
export async function seed(context: Context): Promise<void> {
  const triggers = new Map(triggersOf(context).map(trigger => [trigger.tag, trigger]))
  const actions = new Set(actionsOf(context).map(({ name }) => name))
  const chosen = READY_MADE.filter(({ key }) => RULES.some(one => one === key))
  if (!context.company.modules.has('SETTINGS')) return
  if (!chosen.every(({ event_trigger_tag, type }) => triggers.has(event_trigger_tag) && actions.has(type))) return
  for (const one of chosen) {
    const rule = ruleOf(one, key => context.text(`workflow.${key}`))
    const { id } = await createRecord(eventTriggerRules, context, { ...rule, is_active: !OFF.has(one.key) })
    const [made] = await readRows(context, EventTriggerRule, 'all', { id })
    const trigger = triggers.get(one.event_trigger_tag)
    if (made && trigger) await weekOf(context, made, trigger)
  }
}

type Rule = Row<typeof EventTriggerRule>

/** Lets records that are there have met a rule, one or two a day. */
async function weekOf(context: Context, rule: Rule, trigger: Trigger): Promise<void> {
  const records = await recordsOf(context, trigger)
  const events: object[] = []
  const runs: object[] = []
  for (const [nth, { id, flow_id }] of records.entries()) {
    const created_at = workingHour(nth)
    const isEven = nth % 3 !== 2
    const told = { event_trigger_tag: trigger.tag, flow_id, record_type: trigger.about, record_id: id, created_at }
    const conditions = rule.conditions.map(condition => ({
      text: condition.pretty_description ?? '',
      value: isEven ? '12.450' : '4.310',
      holds: isEven,
    }))
    const isMet = isEven || !conditions.length
    events.push({ ...told, unmet: isMet ? [] : [{ rule_id: rule.id, reason: null, conditions }] })
    if (!isMet) continue
    const run = { ...told, event_trigger_rule_id: rule.id, conditions, type: rule.type, reason: null }
    if (nth < WAITING && rule.is_delayed && rule.is_active) {
      const subject = await readSubject(context, trigger.about, id)
      await beginWaiting(context, { rule, trigger, subject, id, seen: [] }, 0)
      runs.push({ ...run, outcome: 'waiting' })
    } else if (nth % 4 === 3 && rule.cancel_tags) {
      const [tag] = tagsIn(rule.cancel_tags)
      const ending = triggersOf(context).find(one => one.tag === tag)
      runs.push({ ...run, outcome: 'cancelled', reason: ending ? context.text(ending.label) : null })
    } else runs.push({ ...run, outcome: 'done' })
  }
  await insertRows(context, TriggerEvent, events)
  await insertRows(context, RuleRun, runs)
}

/** Records that the trigger is about and that belong to a dossier, the newest first. */
async function recordsOf(
  context: Context,
  { about }: Trigger,
): Promise<{ readonly id: number; readonly flow_id: number }[]> {
  const entity = entityAt(context, about)
  if (!entity) return []
  const columns = new Set(wireFields(entity).map(({ name }) => name))
  const where = columns.has('is_template') ? { is_template: false } : {}
  const asked = ['id', 'flow_id'].filter(name => columns.has(name))
  const rows: Readonly<Record<string, unknown>>[] = await readRows(context, entity, asked, where, '-id', {
    limit: RUNS * 3,
  })
  return rows
    .map(row => ({ id: Number(row.id), flow_id: Number(about === 'flow' ? row.id : row.flow_id) }))
    .filter(({ flow_id }) => flow_id)
    .slice(0, RUNS)
}

/** Between nine and five of a day in the week behind, and not after now. */
function workingHour(nth: number): Date {
  const at = new Date(Date.now() - Math.floor((nth * 7) / RUNS) * DAY_MS)
  at.setUTCHours(8 + ((nth * 3) % 8), (nth * 17) % 60, 0, 0)
  return new Date(Math.min(at.getTime(), Date.now()))
}
