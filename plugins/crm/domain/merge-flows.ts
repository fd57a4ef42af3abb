import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord, openRecords } from '@core/db/open-record'
import { countPointing, holdPointing, repoint } from '@core/db/pointers'
import { writeNow } from '@core/db/write'
import { closeLink } from '@core/links/hash'
import { declared } from '@core/resource/declared'
import { find, removeRecord, updateRecord } from '@core/resource/record'
import { flowLink, flowMerged } from '../contract'
import { Flow, type FlowRecord } from '../entities/flow'
import { flows } from '../resources/flows'

/** The two dossiers of a merge. */
export interface Merge {
  readonly source: FlowRecord
  readonly target: FlowRecord
}

/**
 * The dossier that goes and the one that stays, both live.
 *
 * @throws Problem 422 for a target that is not there or is the dossier itself (R-FLOW-020)
 */
export async function openMerge(context: Context, id: number, targetId: number): Promise<Merge> {
  const source = await find(flows, context, id)
  const target = targetId === id ? null : await openRecord(context, Flow, { id: targetId, deleted_at: null })
  if (!target) throw invalid('targetflow_id', 'crm.merge_target')
  return { source, target }
}

/** What would move along, by kind of record. */
export const belongings = (context: Context, { source }: Merge) =>
  countPointing(context, context.use(declared).entities, 'flow', source.id)

/** What the dossier that stays takes over where it has nothing itself. */
const TAKEN_OVER = [
  'reference',
  'reference2',
  'reference3',
  'expected_value',
  'closing_date',
  'intake_id',
  'flow_data_id',
  'partner_id',
  'partner_project_id',
] as const

/**
 * Makes one dossier part of another: all that belongs to it moves, whichever plugin keeps it, labels are united, and it
 * goes to the trash for good with a pointer to where it went; its customer link stops working (G-MERGEFLOW, R-FLOW-021).
 */
export async function mergeFlows(context: Context, id: number, targetId: number): Promise<FlowRecord> {
  const { entities } = context.use(declared)
  await holdPointing(context, entities, 'flow', id)
  // Alone, so that nothing is added meanwhile to the one that goes.
  await openRecords(context, Flow, { id: [id, targetId] }, { sort: 'id', hold: 'alone' })
  const { source, target } = await openMerge(context, id, targetId)
  await writeNow(context)
  await repoint(context, entities, 'flow', { from: source.id, to: target.id })
  await closeLink(context, flowLink, source.id)
  const taken = TAKEN_OVER.filter(column => target[column] == null && source[column] != null)
  await updateRecord(flows, context, target, {
    tags: [...new Set([...target.tags, ...source.tags])],
    remarks: [target.remarks, source.remarks].filter(Boolean).join('\n\n') || null,
    ...Object.fromEntries(taken.map(column => [column, source[column]])),
  })
  source.merged_into_id = target.id
  await removeRecord(flows, context, source)
  context.log({
    type: 'flow',
    id: target.id,
    flowId: target.id,
    description: 'merged',
    after: { merged: source.id, number: source.number, relation_fullname: source.relation_fullname },
  })
  await context.emit(flowMerged, { id: source.id, into: target.id, by: context.user?.fullname ?? null })
  return target
}
