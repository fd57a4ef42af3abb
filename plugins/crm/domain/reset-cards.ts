import { batchWorkOnSets } from '@core/batches/batch-work'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { fullname } from '@core/domain/fullname'
import type { FlowStatus } from '../contract/flow-status'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { countDossiers } from './count-dossiers'
import { countKpis } from './count-kpis'
import { worthOf } from './flow-worth'
import { phasesOf } from './phases'
import { weightedWorthOf } from './weighted-worth'

/**
 * Makes anew what dossiers keep for the board of what stands elsewhere: the name of their customer, what their sub-status
 * is called, what they count for and their key figures; and what that customer says of its dossiers. Nothing else of them
 * changes, and nobody hears of it.
 */
export const resetCards = batchWorkOnSets<object>('crm.reset-cards', async (context, _, ids) => {
  const flows = await openRecords(context, Flow, { id: [...ids], deleted_at: null })
  const relations = await readRows(context, Relation, 'all', { id: flows.map(({ relation_id }) => relation_id) })
  const phases = await phasesOf(context)
  for (const flow of flows) {
    const relation = relations.find(({ id }) => id === flow.relation_id)
    if (relation) flow.relation_fullname = fullname(relation)
    const phase = phases.find(({ id }) => id === flow.flow_phase_id)
    if (phase) flow.phase = phase.description
    const known = { ...flow, status: flow.status as FlowStatus }
    flow.turnover = worthOf(known)
    flow.turnover_weighted = weightedWorthOf(known)
  }
  // Key figures are written beside the mapper, which would find a newer version than it knows.
  await writeNow(context)
  await countKpis(context, ids)
  await countDossiers(context, [...new Set(flows.map(({ relation_id }) => relation_id))])
  return []
})
