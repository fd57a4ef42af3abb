import type { FlowStage } from './flow-status'

/** Sub-statuses that code needs, whatever a company calls them, with the stage that they are of. */
export const PHASE_MEANINGS = {
  quotation_make: 'quotation',
  quotation_draft: 'quotation',
  quotation_sent: 'quotation',
  quotation_called: 'quotation',
  quotation_new_version: 'quotation',
  quotation_approved: 'quotation',
  quotation_rejected: 'quotation',
  confirmation_make: 'confirmation',
  confirmation_draft: 'confirmation',
  confirmation_sent: 'confirmation',
  confirmation_new_version: 'confirmation',
  invoice_make: 'invoice',
  invoice_draft: 'invoice',
  invoice_sent: 'invoice',
  invoice_called: 'invoice',
  invoice_new_version: 'invoice',
  invoice_partly_paid: 'invoice',
  invoice_paid: 'invoice',
  invoice_unpayable: 'invoice',
} as const satisfies Record<string, FlowStage>

export type PhaseMeaning = keyof typeof PHASE_MEANINGS
