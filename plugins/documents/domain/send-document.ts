import type { Context } from '@core/http/context'
import { invalid } from '@core/http/problem'
import { take } from '@core/lifecycle/machine'
import { addDays, today } from '@core/time/today'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { documentSent } from '../contract/events'
import { mailDocument } from './mail-document'
import { sealCalculation } from './seal-calculation'

/** What the send dialog posts (S2 §3). */
export interface SendOptions {
  to_email?: string | null
  to_address_override?: string | null
  subject?: string
  message?: string
  sendpdf?: boolean
  sendattachments?: boolean
  dontsentbutmarksent?: boolean
}

/** Sends a document, or only marks it as sent (R-DOC-002, R-DOC-003). Sending again changes no date and no number. */
export async function sendDocument(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  options: SendOptions,
): Promise<void> {
  const to = options.to_address_override?.trim() || options.to_email?.trim()
  if (!options.dontsentbutmarksent && !to) throw invalid('to_email', 'core.invalid_email')
  const before = document.status
  if (before === 'cancelled') throw context.refuse('core.transition_refused')
  if (document.status === kind.lifecycle.initial) {
    document.status = await take(kind.lifecycle, 'send', document, context)
    document.number ??= await kind.number(context)
    document.date_send = new Date()
    document.documentdate =
      kind.numberAt === 'sending' ? today(context.company) : (document.documentdate ?? today(context.company))
    document.enddate ??= addDays(today(context.company), kind.days)
    await context.em.flush()
    if (kind.locked.includes(document.status)) await sealCalculation(context, document)
    await kind.onSent?.(context, document)
    context.emit(documentSent, { kind: kind.code, id: document.id, flow_id: document.flow_id })
  }
  if (to && !options.dontsentbutmarksent) await mailDocument(context, kind, document, to, options)
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: options.dontsentbutmarksent ? 'marked_sent' : 'sent',
    before: { status: before },
    after: { status: document.status, number: document.number, to: to ?? null },
  })
}
