import type { FlowStage } from './flow-status'

/**
 * Sub-statuses that code needs, whatever a company calls them, with the stage that they are of. A row that a company adds
 * itself has none.
 */
export const PHASE_MEANINGS = {
  lead_unread: 'new',
  lead_contact: 'new',
  lead_call: 'new',
  lead_appointment: 'new',
  lead_on_hold: 'new',
  intake_plan: 'intake',
  intake_planned: 'intake',
  intake_work_out: 'intake',
  intake_call: 'intake',
  intake_completed: 'intake',
  intake_on_hold: 'intake',
  quotation_make: 'quotation',
  quotation_draft: 'quotation',
  quotation_sent: 'quotation',
  quotation_called: 'quotation',
  quotation_new_version: 'quotation',
  quotation_approved: 'quotation',
  quotation_rejected: 'quotation',
  quotation_on_hold: 'quotation',
  confirmation_make: 'confirmation',
  confirmation_draft: 'confirmation',
  confirmation_sent: 'confirmation',
  confirmation_new_version: 'confirmation',
  confirmation_on_hold: 'confirmation',
  project_plan: 'project',
  project_inspect: 'project',
  project_planned: 'project',
  project_carry_out: 'project',
  project_action_needed: 'project',
  project_completed: 'project',
  project_on_hold: 'project',
  invoice_make: 'invoice',
  invoice_draft: 'invoice',
  invoice_sent: 'invoice',
  invoice_called: 'invoice',
  invoice_new_version: 'invoice',
  invoice_partly_paid: 'invoice',
  invoice_paid: 'invoice',
  invoice_unpayable: 'invoice',
  invoice_on_hold: 'invoice',
  aftercare_complaint: 'aftercare',
  aftercare_complaint_handled: 'aftercare',
  aftercare_reference: 'aftercare',
  aftercare_mail: 'aftercare',
  aftercare_survey: 'aftercare',
  aftercare_on_hold: 'aftercare',
} as const satisfies Record<string, FlowStage>

export type PhaseMeaning = keyof typeof PHASE_MEANINGS

/** All meanings, in the order in which a new company has their sub-statuses. */
export const MEANINGS = Object.keys(PHASE_MEANINGS) as readonly PhaseMeaning[]
