import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { newestOfEach } from '@core/db/newest-of-each'
import { sumsPer } from '@core/db/sums'
import { atLeast } from '@core/db/where'
import { startOfDay, today } from '@core/time/today'
import { DelayedRule } from '../entities/delayed-rule'
import { RuleRun } from '../entities/rule-run'
import { entityAt } from './declared-parts'

/** More than a company has rules. */
const MOST = 1000

/** How often the rules of a company did something, what waits, and what came of each the last time: five statements. */
export async function readFigures(context: Context) {
  const done = await counted(context, { outcome: 'done' })
  const since = startOfDay(today(context.company), context.company)
  const doneToday = await counted(context, { outcome: 'done', created_at: atLeast(since) })
  const pending = await sumsPer(context, DelayedRule, 'event_trigger_rule_id', [], { status: 'pending' })
  const last = await lastOfEach(context)
  const of = (counts: readonly { readonly key: number; readonly count: number }[], id: number) =>
    counts.find(({ key }) => Number(key) === id)?.count ?? 0
  const ids = new Set([...done, ...pending].map(({ key }) => Number(key)).concat([...last.keys()]))
  return [...ids].map(id => ({
    event_trigger_rule_id: id,
    done: of(done, id),
    today: of(doneToday, id),
    pending: of(pending, id),
    last_at: last.get(id)?.created_at ?? null,
    last_outcome: last.get(id)?.outcome ?? null,
    last_reason: last.get(id)?.reason ?? null,
  }))
}

const counted = (
  context: Context,
  where: Parameters<typeof sumsPer<typeof RuleRun, 'event_trigger_rule_id', never>>[4],
) => sumsPer<typeof RuleRun, 'event_trigger_rule_id', never>(context, RuleRun, 'event_trigger_rule_id', [], where)

/** The newest run of each rule that did something or was stopped. */
async function lastOfEach(context: Context) {
  const flow = entityAt(context, 'flow')
  if (!flow) return new Map<number, never>()
  const ids = await newestOfEach(context, RuleRun, {
    groups: [['event_trigger_rule_id']],
    where: { outcome: ['done', 'refused', 'broken', 'stopped', 'failed'] },
    of: { column: 'flow_id', entity: flow },
    limit: MOST,
  })
  const columns = ['event_trigger_rule_id', 'created_at', 'outcome', 'reason'] as const
  const rows = ids.length ? await readRows(context, RuleRun, columns, { id: ids }) : []
  return new Map(rows.map(row => [row.event_trigger_rule_id, row]))
}
