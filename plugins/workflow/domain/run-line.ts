import type { Trigger } from '@core/context/trigger'
import type { RuleOutcome } from '../entities/rule-run'
import type { SeenCondition } from './rule-facts'

interface Run {
  readonly trigger: Pick<Trigger, 'tag' | 'about'>
  readonly id: number
  readonly flow_id: number | null
  readonly seen: readonly SeenCondition[]
  readonly outcome: RuleOutcome
  readonly reason?: string | null | undefined
}

/** A line of the log of runs. */
export const runOf = (
  { id: event_trigger_rule_id, type }: { readonly id: number; readonly type: string },
  { trigger, id, flow_id, seen, outcome, reason }: Run,
) => ({
  event_trigger_rule_id,
  flow_id,
  event_trigger_tag: trigger.tag,
  record_type: trigger.about,
  record_id: id,
  outcome,
  conditions: [...seen],
  type,
  reason: reason?.slice(0, 2000) ?? null,
})
