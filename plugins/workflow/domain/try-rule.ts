import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { atLeast } from '@core/db/where'
import type { Condition } from '@core/expressions/conditions'
import { TriggerEvent } from '../entities/trigger-event'
import { triggersOf } from './declared-parts'
import { factsOf, lookAt, readSubject } from './rule-facts'

/** So far back a rule is tried, and on so many events at most, the newest first. */
export const TRIED_DAYS = 90
const MOST_TRIED = 300
const MOST_LISTED = 50
const DAY_MS = 86_400_000

interface Tried {
  readonly event_trigger_tag: string
  readonly conditions: readonly Condition[]
}

/** What a rule would have done with what happened: its conditions are looked at as records are now. Writes nothing. */
export async function tryRule(context: Context, rule: Tried) {
  const since = new Date(Date.now() - TRIED_DAYS * DAY_MS)
  const where = { event_trigger_tag: rule.event_trigger_tag, created_at: atLeast(since) }
  const columns = ['id', 'record_id', 'created_at'] as const
  const events = await readRows(context, TriggerEvent, columns, where, '-id', { limit: MOST_TRIED })
  const trigger = triggersOf(context).find(({ tag }) => tag === rule.event_trigger_tag)
  const list: { flow_id: number; relation_fullname: string; at: string }[] = []
  let would = 0
  for (const event of trigger ? events : []) {
    const subject = await readSubject(context, trigger?.about ?? 'flow', event.record_id)
    const { flow } = subject
    if (!trigger || !flow || flow.deleted_at) continue
    const facts = await factsOf(context, trigger, subject)
    if (!lookAt(context, rule.conditions, facts).every(({ holds }) => holds)) continue
    would += 1
    if (list.length < MOST_LISTED)
      list.push({ flow_id: flow.id, relation_fullname: String(flow.relation_fullname), at: event.created_at })
  }
  return { events: events.length, would, list }
}
