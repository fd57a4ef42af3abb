import type { InferEntity } from '@mikro-orm/postgresql'
import type { FlowStatus } from '../contract/flow-status'
import type { Flow } from '../entities/flow'

type FlowRecord = InferEntity<typeof Flow>
type DateField =
  | 'date_lead'
  | 'date_intake'
  | 'date_quotation'
  | 'date_confirmation'
  | 'date_project'
  | 'date_invoice'
  | 'date_aftercare'
  | 'date_archived'

const DATE_OF: Record<FlowStatus, DateField> = {
  unread: 'date_lead',
  new: 'date_lead',
  intake: 'date_intake',
  quotation: 'date_quotation',
  confirmation: 'date_confirmation',
  project: 'date_project',
  invoice: 'date_invoice',
  aftercare: 'date_aftercare',
  completed: 'date_archived',
  cancelled: 'date_archived',
}

/** Notes when the dossier first entered its stage, and when the present stage began (G-FLOWDATES). */
export function enterStage(flow: FlowRecord, now = new Date()): void {
  const field = DATE_OF[flow.status as FlowStatus]
  flow[field] ??= now
  flow.flowstage_start_at = now
}
