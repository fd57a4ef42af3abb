import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { deletionGuards } from '@core/resource/deletion-guards'
import { refusalOf } from '@core/resource/record'
import { type FlowStatus, OPEN_STATUSES } from '../contract/flow-status'
import { Flow } from '../entities/flow'

/** What stands in the way of deleting or rejecting a dossier (G-SAFE). */
export const SAFE_DELETION = ['success', 'flow_failure', 'relation_failure'] as const

export interface SafeDeletion {
  readonly result: (typeof SAFE_DELETION)[number]
  /** Why not. */
  readonly refusal: Reason | null
}

interface Asked {
  readonly id: number
  readonly relation_id: number
  readonly status: FlowStatus
}

/** Whether a dossier may go, and its relation along with it (R-FLOW-015, R-FLOW-016). */
export async function testSafety(context: Context, flow: Asked): Promise<SafeDeletion> {
  const refused = await refusalOf({ path: 'flow', entity: Flow }, context, flow.id)
  if (refused) return { result: 'flow_failure', refusal: refused }
  const refusal = await whyRelationStays(context, flow)
  return { result: refusal ? 'relation_failure' : 'success', refusal }
}

/** Dossiers that run beside this one keep its relation, and so does what guards that for other reasons. */
async function whyRelationStays(context: Context, { id, relation_id }: Asked): Promise<Reason | null> {
  const running = { relation_id, id: not([id]), status: OPEN_STATUSES }
  if ((await readRows(context, Flow, ['id'], running, 'id', { limit: 1 })).length) return RUNNING
  for (const { table, keeps } of context.all(deletionGuards)) {
    const refusal = table === 'relation' ? (await keeps([relation_id], context)).get(relation_id) : undefined
    if (refusal && refusal !== RUNNING) return refusal
  }
  return null
}

const RUNNING = 'crm.relation_has_open_flows'
