import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { flowMerged } from '../contract'
import { flowRestored } from '../contract/flow-events'
import { KPI_PLACES, kpisOf } from '../contract/kpi-settings'
import { Flow } from '../entities/flow'
import { countKpisOfFlow } from '../jobs/count-kpis'
import { kpiSettings } from './kpi-settings'

const KPI_COLUMNS = KPI_PLACES.map(at => `kpi_value${at}` as const)

/**
 * Has the key figures of a dossier worked out after the commit. Only dossiers of companies that count any have values:
 * whoever has the dossier in hand pays nothing for asking. Who asks holds the dossier, changes it, or comes after a commit.
 */
export async function recountKpis(context: Context, flowId: number | null): Promise<void> {
  const flow = flowId === null ? null : await openRecord(context, Flow, flowId)
  const values = flow ? [flow.kpi_value, flow.kpi_value2, flow.kpi_value3] : []
  if (flow && values.some(value => typeof value === 'number')) context.enqueue(countKpisOfFlow, { flow_id: flow.id })
}

/**
 * Has those dossiers of a relation counted that were begun while the company chose other key figures: they have values of
 * those that it counted before. Whoever asks comes after the commit that began them.
 */
export async function countOtherKpis(context: Context, relation_id: number): Promise<void> {
  const counted = kpisOf(await kpiSettings.of(context)).map(({ column }) => column)
  for (const flow of await readRows(context, Flow, ['id', ...KPI_COLUMNS], { relation_id }))
    if (KPI_COLUMNS.some(column => (flow[column] === null) === counted.includes(column))) count(context, flow.id)
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
