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

/** The stage a status belongs to; completed and cancelled dossiers have left the bar. */
export const stageOf = (status: FlowStatus): FlowStage | null =>
  status === 'unread' ? 'new' : status === 'completed' || status === 'cancelled' ? null : status
