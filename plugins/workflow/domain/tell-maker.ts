import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { notify } from '@core/notifications/notify'
import { type RuleOutcome, RuleRun } from '../entities/rule-run'

interface Told {
  readonly id: number
  readonly maker_id?: number | null
}

/** Tells who made a rule what stops it: once, until it comes to something else. */
export async function tellMaker(
  context: Context,
  rule: Told,
  { outcome, reason, flow_id, name }: { outcome: RuleOutcome; reason: string; flow_id: number | null; name: string },
): Promise<void> {
  const where = { event_trigger_rule_id: rule.id, outcome: ['done', 'refused', 'broken', 'stopped', 'failed'] as const }
  const [last] = await readRows(context, RuleRun, ['outcome'], where, '-id', { limit: 1 })
  if (last?.outcome === outcome) return
  await notify(context, {
    type: 'eventtriggerrule',
    id: rule.id,
    flowId: flow_id,
    userId: rule.maker_id ?? null,
    title: context.text(`workflow.told_${outcome}`, { name }),
    body: reason,
    url: `/account/company_eventtriggerrules?rule=${rule.id}`,
  })
}
