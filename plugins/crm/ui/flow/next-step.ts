import { type Answer, type Stage, stageOf } from '@core/ui'
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

/** What other plugins know that a dossier waits for. */
export type FoundStep = Answer<'get', '/api/flow/{id}/getsteps'>[number]

/** What is true once it is done: an answer, a sub-status, another stage, the end, or whatever its screen makes of it. */
export type Outcome = { answer: Message } | { phase: string } | { stage: Stage } | { complete: true } | { there: true }

export interface NextStep {
  key: StepKey | 'found'
  /** Only of a step that another plugin found. */
  found?: FoundStep
  stage: Stage
  done: Outcome
}

export const ON_HOLD = 'On hold'

/** Where a dossier goes on that stood still. */
const RESUMED: Record<Stage, string> = {
  lead: 'Eerste contact maken',
  intake: 'Inplannen',
  quotation: 'Maken offerte',
  confirmation: 'Maken opdrachtbevestiging',
  project: 'Inplannen',
  invoice: 'Maken factuur',
  aftercare: 'Email sturen',
}

const to = (key: StepKey, phase: string) => ({ key, done: { phase } })
const on = (key: StepKey, stage: Stage) => ({ key, done: { stage } })

/** Per sub-status what comes next; `''` for all that are not named (R-FLOW-006 to R-FLOW-012). */
const steps: Record<Stage, Record<string, { key: StepKey; done: Outcome }>> = {
  lead: { '': to('contact', 'Afspraak gemaakt'), 'Afspraak gemaakt': on('planIntake', 'intake') },
  intake: {
    '': to('planIntake', 'Opname ingepland'),
    'Opname ingepland': to('doIntake', 'Uitwerken opname'),
    'Uitwerken opname': to('finishIntake', 'Opname afgerond'),
    'Opname afgerond': on('makeQuotation', 'quotation'),
  },
  quotation: {
    '': to('makeQuotation', 'Offerte verstuurd'),
    'Offerte verstuurd': to('followQuotation', 'Nagebeld'),
    Nagebeld: to('askDecision', 'Offerte goedgekeurd'),
    'Offerte goedgekeurd': on('toConfirmation', 'confirmation'),
    'Offerte afgekeurd': to('afterRejection', 'Nieuwe versie maken'),
  },
  confirmation: {
    '': to('makeConfirmation', 'opdrachtbevestiging verstuurd'),
    'opdrachtbevestiging verstuurd': on('planWork', 'project'),
  },
  project: {
    '': to('planWork', 'Werkzaamheden ingepland'),
    'Werkzaamheden ingepland': to('doWork', 'Uitvoeren'),
    Uitvoeren: to('finishWork', 'Werkzaamheden afgerond'),
    'Actie nodig': to('finishWork', 'Werkzaamheden afgerond'),
    'Werkzaamheden afgerond': on('makeInvoice', 'invoice'),
  },
  invoice: {
    '': to('makeInvoice', 'Factuur verstuurd'),
    'Factuur verstuurd': to('followPayment', 'Betaald'),
    Nagebeld: to('followPayment', 'Betaald'),
    'Deel betaling gedaan': to('followPayment', 'Betaald'),
    Betaald: on('toAftercare', 'aftercare'),
    Oninbaar: on('toAftercare', 'aftercare'),
  },
  aftercare: {
    '': { key: 'finish', done: { complete: true } },
    'Klacht ontvangen': to('handleComplaint', 'Klacht afgehandeld'),
  },
}

/**
 * What a dossier waits for: a customer without an answer first, then what other plugins found, then what follows from its
 * sub-status. One that was put off waits to be taken up again, an ended one for nothing.
 */
export function nextStep(
  flow: Pick<Flow, 'status' | 'phase'>,
  messages: readonly Message[],
  [found]: readonly FoundStep[],
): NextStep | null {
  const stage = stageOf(flow.status)
  if (!stage) return null
  const waiting = messages.findLast(message => message.sender === 'customer' && message.status !== 'read')
  if (waiting) return { key: 'answer', stage, done: { answer: waiting } }
  if (flow.phase === ON_HOLD) return { key: 'resume', stage, done: { phase: RESUMED[stage] } }
  if (found) {
    const done = found.done ? { phase: found.done } : ({ there: true } as const)
    return { key: 'found', found, stage: stageOf(found.stage) ?? stage, done }
  }
  const step = steps[stage][flow.phase ?? ''] ?? steps[stage]['']
  return step ? { ...step, stage } : null
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
