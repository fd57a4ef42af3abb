/** Where a dossier is (S1 §4). Staff set it directly; documents move it forward. */
export const FLOW_STATUSES = [
  'unread',
  'new',
  'intake',
  'quotation',
  'confirmation',
  'project',
  'invoice',
  'aftercare',
  'completed',
  'cancelled',
] as const
export type FlowStatus = (typeof FLOW_STATUSES)[number]

/** The seven stages of the stage header, in order; a dossier that is only read or not yet is in the first. */
export const FLOW_STAGES = ['new', 'intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare'] as const
export type FlowStage = (typeof FLOW_STAGES)[number]

/** Statuses of a dossier that still runs. */
export type OpenStatus = Exclude<FlowStatus, 'completed' | 'cancelled'>
export const OPEN_STATUSES = FLOW_STATUSES.filter(
  (status): status is OpenStatus => status !== 'completed' && status !== 'cancelled',
)

/** The stage a status belongs to; completed and cancelled dossiers have left the bar. */
export function stageOf(status: OpenStatus): FlowStage
export function stageOf(status: FlowStatus): FlowStage | null
export function stageOf(status: FlowStatus): FlowStage | null {
  return status === 'unread' ? 'new' : status === 'completed' || status === 'cancelled' ? null : status
}

/** Where a sub-status belongs: to one stage, or to every stage (R-FLOW-038). */
export const PHASE_STAGES = [...FLOW_STAGES, 'algemeen'] as const
export type PhaseStage = (typeof PHASE_STAGES)[number]
