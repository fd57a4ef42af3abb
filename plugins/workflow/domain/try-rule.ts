import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { countRecords } from '@core/db/open-record'
import { atLeast, during } from '@core/db/where'
import type { Condition } from '@core/expressions/conditions'
import { TriggerEvent } from '../entities/trigger-event'
import { triggersOf } from './declared-parts'
import { factsOf, lookAt, readSubjects } from './rule-facts'

/** So far back a rule is tried. */
export const TRIED_DAYS = 90
/** Events looked at in one go, and for so long at most: what is older is left, and the answer says from when on it looked. */
const AT_ONCE = 200
const MOST_MS = 5000
const MOST_LISTED = 50
const DAY_MS = 86_400_000

interface Tried {
  readonly event_trigger_tag: string
  readonly conditions: readonly Condition[]
}

interface Would {
  readonly flow_id: number
  readonly relation_fullname: string
  readonly at: string
}

/** What a rule would have done with what happened: its conditions are looked at as records are now. Writes nothing. */
export async function tryRule(context: Context, { event_trigger_tag, conditions }: Tried) {
  const begun = Date.now()
  const since = new Date(begun - TRIED_DAYS * DAY_MS)
  const happened = { event_trigger_tag, is_imported: false }
  const events = await countRecords(context, TriggerEvent, { ...happened, created_at: atLeast(since) })
  const trigger = triggersOf(context).find(({ tag }) => tag === event_trigger_tag)
  const list: Would[] = []
  let [looked, would, until] = [0, 0, new Date(begun + DAY_MS)]
  while (trigger && looked < events && Date.now() - begun < MOST_MS) {
    const where = { ...happened, created_at: during(since, until) }
    const columns = ['id', 'record_id', 'created_at'] as const
    const some = await readRows(context, TriggerEvent, columns, where, '-created_at', { limit: AT_ONCE })
    if (!some.length) break
    const hits = await meeting(context, trigger, conditions, some)
    looked += some.length
    would += hits.length
    list.push(...hits.slice(0, MOST_LISTED - list.length))
    until = new Date(some.at(-1)?.created_at ?? since)
    if (some.length < AT_ONCE) break
  }
  return { events, looked, looked_since: (looked < events ? until : since).toISOString(), would, list }
}

/** Those of some events for which all conditions hold. */
async function meeting(
  context: Context,
  trigger: Trigger,
  conditions: readonly Condition[],
  events: readonly { readonly record_id: number; readonly created_at: string }[],
): Promise<Would[]> {
  const subjects = await readSubjects(
    context,
    trigger.about,
    events.map(({ record_id }) => record_id),
  )
  const hits: Would[] = []
  for (const { record_id, created_at } of events) {
    const subject = subjects.get(record_id)
    if (!subject?.flow || subject.flow.deleted_at) continue
    const facts = conditions.length ? await factsOf(context, trigger, subject, conditions) : {}
    if (!lookAt(context, conditions, facts).every(({ holds }) => holds)) continue
    hits.push({
      flow_id: subject.flow.id,
      relation_fullname: String(subject.flow.relation_fullname ?? ''),
      at: created_at,
    })
  }
  return hits
}
