import type { FlowStatus } from '../contract/flow-status'

/** Where a dossier keeps when it first came into a status (G-FLOWDATES). */
export const DATE_OF = {
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
} as const satisfies Record<FlowStatus, string>
