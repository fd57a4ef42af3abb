import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { below } from '@core/db/where'
import { type RuleOutcome, RuleRun } from '../entities/rule-run'
import { TriggerEvent } from '../entities/trigger-event'
import { entityAt } from './declared-parts'
import type { SeenCondition } from './rule-facts'

/** Runs in a page, and events that are looked through for those for which the rule had nothing to do. */
const RUNS = 50
const EVENTS = 200

export interface ShownRun {
  readonly key: string
  readonly created_at: string
  readonly flow_id: number | null
  readonly outcome: RuleOutcome
  readonly reason: string | null
  readonly conditions: SeenCondition[]
}

interface Asked {
  readonly outcome?: RuleOutcome | undefined
  /** Only what is older. */
  readonly before?: Date | undefined
}

/** What one source found, and how far back it looked; nothing where there is no more. */
interface Found {
  readonly runs: readonly ShownRun[]
  readonly since: string | null
}

/** What became of a rule each time its trigger came, newest first, and from when on to read further. */
export async function readRunsOf(
  context: Context,
  rule: { readonly id: number; readonly event_trigger_tag: string },
  { outcome, before = new Date(Date.now() + 86_400_000) }: Asked,
) {
  const found = [await madeRuns(context, rule.id, outcome, before)]
  if (!outcome || outcome === 'notmet') found.push(await unmetRuns(context, rule, before))
  // What lies further back than one of the two looked may be incomplete.
  const since = found.reduce<string | null>(
    (last, one) => (one.since && one.since > (last ?? '') ? one.since : last),
    null,
  )
  const runs = found
    .flatMap(one => one.runs)
    .filter(({ created_at }) => !since || created_at >= since)
    .sort((one, other) => (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0))
  const names = await namesOf(context, runs)
  return { runs: runs.map(run => ({ ...run, relation_fullname: names.get(run.flow_id ?? 0) ?? null })), before: since }
}

async function madeRuns(
  context: Context,
  event_trigger_rule_id: number,
  outcome: RuleOutcome | undefined,
  before: Date,
): Promise<Found> {
  const columns = ['id', 'created_at', 'flow_id', 'outcome', 'reason', 'conditions'] as const
  const where = { event_trigger_rule_id, created_at: below(before), ...(outcome && { outcome }) }
  const rows = await readRows(context, RuleRun, columns, where, '-id', { limit: RUNS })
  return {
    runs: rows.map(({ id, ...row }) => ({
      ...row,
      key: `run-${id}`,
      flow_id: row.flow_id ?? null,
      reason: row.reason ?? null,
    })),
    since: rows.length === RUNS ? (rows.at(-1)?.created_at ?? null) : null,
  }
}

async function unmetRuns(
  context: Context,
  { id, event_trigger_tag }: { readonly id: number; readonly event_trigger_tag: string },
  before: Date,
): Promise<Found> {
  const columns = ['id', 'created_at', 'flow_id', 'unmet'] as const
  const where = { event_trigger_tag, created_at: below(before) }
  const events = await readRows(context, TriggerEvent, columns, where, '-created_at', { limit: EVENTS })
  const runs = events.flatMap(event =>
    event.unmet
      .filter(({ rule_id }) => rule_id === id)
      .map(({ reason, conditions }) => ({
        key: `event-${event.id}`,
        created_at: event.created_at,
        flow_id: event.flow_id ?? null,
        outcome: 'notmet' as const,
        reason: reason ?? null,
        conditions,
      })),
  )
  return { runs, since: events.length === EVENTS ? (events.at(-1)?.created_at ?? null) : null }
}

async function namesOf(context: Context, runs: readonly ShownRun[]): Promise<Map<number, string>> {
  const entity = entityAt(context, 'flow')
  const ids = [...new Set(runs.flatMap(({ flow_id }) => flow_id ?? []))]
  if (!entity || !ids.length) return new Map()
  const columns = ['id', 'relation_fullname']
  const rows: Readonly<Record<string, unknown>>[] = await readRows(context, entity, columns, { id: ids }, undefined, {
    trashed: 'either',
  })
  return new Map(rows.map(row => [Number(row.id), String(row.relation_fullname ?? '')]))
}
