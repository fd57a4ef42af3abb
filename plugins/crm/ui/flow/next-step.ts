import type { Answer } from '@core/ui'
import { type FlowStage, stageOf } from '../../contract/flow-status'
import type { PhaseMeaning } from '../../contract/phase-meanings'
import type { Message } from '../messages/use-messages'
import type { Flow } from './flow-status'
import type { LogItem } from './log-entries'

/** What has to be done, by the key of its text. */
export type StepKey =
  | 'answer'
  | 'contact'
  | 'planIntake'
  | 'doIntake'
  | 'finishIntake'
  | 'makeQuotation'
  | 'followQuotation'
  | 'askDecision'
  | 'afterRejection'
  | 'makeConfirmation'
  | 'toConfirmation'
  | 'planWork'
  | 'doWork'
  | 'finishWork'
  | 'makeInvoice'
  | 'followPayment'
  | 'toAftercare'
  | 'handleComplaint'
  | 'finish'
  | 'resume'

/** Steps that are done by making something, and the stage of which that is the work. */
export const MAKES: Partial<Record<NextStep['key'], FlowStage>> = {
  makeQuotation: 'quotation',
  makeConfirmation: 'confirmation',
  makeInvoice: 'invoice',
}

/** What other plugins know that a dossier waits for. */
export type FoundStep = Answer<'get', '/api/flow/{id}/getsteps'>[number]

/** What is true once it is done: an answer, a sub-status, another stage, the end, or whatever its screen makes of it. */
export type Outcome =
  | { answer: Message }
  | { meaning: PhaseMeaning }
  | { stage: FlowStage }
  | { complete: true }
  | { there: true }

export interface NextStep {
  key: StepKey | 'found'
  /** Only of a step that another plugin found. */
  found?: FoundStep
  stage: FlowStage
  done: Outcome
}

/** The sub-status of each stage in which a dossier stands still, and where it goes on. */
export const ON_HOLD = {
  new: 'lead_on_hold',
  intake: 'intake_on_hold',
  quotation: 'quotation_on_hold',
  confirmation: 'confirmation_on_hold',
  project: 'project_on_hold',
  invoice: 'invoice_on_hold',
  aftercare: 'aftercare_on_hold',
} as const satisfies Record<FlowStage, PhaseMeaning>
const RESUMED = {
  new: 'lead_contact',
  intake: 'intake_plan',
  quotation: 'quotation_make',
  confirmation: 'confirmation_make',
  project: 'project_plan',
  invoice: 'invoice_make',
  aftercare: 'aftercare_mail',
} as const satisfies Record<FlowStage, PhaseMeaning>

interface Step {
  key: StepKey
  done: Outcome
}

const to = (key: StepKey, meaning: PhaseMeaning): Step => ({ key, done: { meaning } })
const on = (key: StepKey, stage: FlowStage): Step => ({ key, done: { stage } })

/** What comes next in a stage, for every sub-status that is not named below and for those of the company itself. */
const usual: Record<FlowStage, Step> = {
  new: to('contact', 'lead_appointment'),
  intake: to('planIntake', 'intake_planned'),
  quotation: to('makeQuotation', 'quotation_sent'),
  confirmation: to('makeConfirmation', 'confirmation_sent'),
  project: to('planWork', 'project_planned'),
  invoice: to('makeInvoice', 'invoice_sent'),
  aftercare: { key: 'finish', done: { complete: true } },
}

/** What comes next after a sub-status, whatever the company calls it (R-FLOW-006 to R-FLOW-012). */
const after: Partial<Record<PhaseMeaning, Step>> = {
  lead_appointment: on('planIntake', 'intake'),
  intake_planned: to('doIntake', 'intake_work_out'),
  intake_work_out: to('finishIntake', 'intake_completed'),
  intake_completed: on('makeQuotation', 'quotation'),
  quotation_sent: to('followQuotation', 'quotation_called'),
  quotation_called: to('askDecision', 'quotation_approved'),
  quotation_approved: on('toConfirmation', 'confirmation'),
  quotation_rejected: to('afterRejection', 'quotation_new_version'),
  confirmation_sent: on('planWork', 'project'),
  project_planned: to('doWork', 'project_carry_out'),
  project_carry_out: to('finishWork', 'project_completed'),
  project_action_needed: to('finishWork', 'project_completed'),
  project_completed: on('makeInvoice', 'invoice'),
  invoice_sent: to('followPayment', 'invoice_paid'),
  invoice_called: to('followPayment', 'invoice_paid'),
  invoice_partly_paid: to('followPayment', 'invoice_paid'),
  invoice_paid: on('toAftercare', 'aftercare'),
  invoice_unpayable: on('toAftercare', 'aftercare'),
  aftercare_complaint: to('handleComplaint', 'aftercare_complaint_handled'),
}

/**
 * What a dossier waits for: a customer without an answer first, then what other plugins found, then what follows from its
 * sub-status. One that was put off waits to be taken up again, an ended one for nothing.
 */
export function nextStep(
  flow: Pick<Flow, 'status' | 'phase_meaning'>,
  messages: readonly Message[],
  [found]: readonly FoundStep[],
): NextStep | null {
  const stage = stageOf(flow.status)
  const meaning = flow.phase_meaning
  if (!stage) return null
  const waiting = messages.findLast(message => message.sender === 'customer' && message.status !== 'read')
  if (waiting) return { key: 'answer', stage, done: { answer: waiting } }
  if (meaning === ON_HOLD[stage]) return { key: 'resume', stage, done: { meaning: RESUMED[stage] } }
  if (found) {
    const done = found.done ? { meaning: found.done } : ({ there: true } as const)
    return { key: 'found', found, stage: stageOf(found.stage) ?? stage, done }
  }
  return { ...((meaning && after[meaning]) || usual[stage]), stage }
}

/** How often the customer looked at the newest document that was sent, and when last; null when none was. */
export function interest(log: readonly LogItem[], type: 'quotation' | 'invoice') {
  const items = log.filter(item => item.loggable_type === type)
  const sent = items.find(item => item.description === 'sent' || item.description === 'marked_sent')
  if (!sent) return null
  const views = items.filter(
    item =>
      item.loggable_id === sent.loggable_id && item.description === 'viewed' && item.created_at >= sent.created_at,
  )
  return { sentAt: sent.created_at, views: views.length, lastView: views[0]?.created_at ?? null }
}
