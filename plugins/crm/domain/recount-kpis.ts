import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { flowMerged } from '../contract'
import { flowRestored } from '../contract/flow-events'
import { Flow } from '../entities/flow'
import { countKpisOfFlow } from '../jobs/count-kpis'

/**
 * Has the key figures of a dossier worked out after the commit. Only dossiers of companies that count any have values:
 * whoever has the dossier in hand pays nothing for asking. Who asks holds the dossier, changes it, or comes after a commit.
 */
export async function recountKpis(context: Context, flowId: number | null): Promise<void> {
  const flow = flowId === null ? null : await openRecord(context, Flow, flowId)
  const values = flow ? [flow.kpi_value, flow.kpi_value2, flow.kpi_value3] : []
  if (flow && values.some(value => typeof value === 'number')) context.enqueue(countKpisOfFlow, { flow_id: flow.id })
}

/** Key figures follow what happens to dossiers themselves; whoever knows the figures tells of the rest. */
export const kpisFollow: readonly EventHandler[] = [
  on(flowMerged, 'count the key figures of a merged dossier', async ({ into }, context) => count(context, into), {
    within: true,
  }),
  on(flowRestored, 'count the key figures of a restored dossier', async ({ id }, context) => count(context, id), {
    within: true,
  }),
]

/** It may have no values yet: dossiers in the trash are not counted. */
const count = (context: Context, flow_id: number): void => context.enqueue(countKpisOfFlow, { flow_id })
