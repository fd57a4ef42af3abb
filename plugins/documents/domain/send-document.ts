import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { type Act, move } from '@core/states/move'
import { askFor } from '@core/states/refusal'
import { addDays, today } from '@core/time/today'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { planNewVersionMail } from '../jobs/mail-new-version'
import { checkMail } from './check-mail'
import { freezeDocument } from './freeze-document'
import { mailDocument } from './mail-document'
import { mailText } from './mail-text'
import { groupNotOffered } from './offered-options'

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

/**
 * Sends a document by mail, or only marks it as sent (R-DOC-002, R-DOC-003). What its customer has not seen yet becomes
 * the next version; sending the same again makes no other version, date or number.
 *
 * @throws Problem 409 with the guard's text when it may not be sent or asks a choice that it does not show, 422 without an address
 */
export async function sendDocument(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  options: SendOptions,
): Promise<void> {
  const to = options.to_address_override?.trim() || options.to_email?.trim()
  if (!options.dontsentbutmarksent && !to) throw invalid('to_email', 'core.invalid_email')
  const mail = to && !options.dontsentbutmarksent ? await mailOf(context, kind, document, options) : null
  const isNew = document.status === kind.states.initial
  const { send, renew } = kind.states.moves
  const isOver = document.status !== send?.to && renew?.from.includes(document.status)
  if (isNew || isOver || document.changed_since_sent) {
    await sendVersion(context, kind, document, isNew ? 'send' : 'renew')
    document.sent_to = null
    if (!mail) await planNewVersionMail(context, kind, document)
  } else await askFor(context, kind.states, document, 'view')
  if (to && mail) {
    await mailDocument(context, kind, document, to, { ...options, ...mail })
    document.sent_to = to
  }
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: options.dontsentbutmarksent ? 'marked_sent' : 'mailed',
    after: { number: document.number, version_number: document.version_number, to: to ?? null },
  })
}

/** Subject and text of the mail; what is not told is that of the template. @throws Problem 422 for a mail that says nothing */
async function mailOf(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  { subject, message }: Pick<SendOptions, 'subject' | 'message'>,
): Promise<{ subject: string; message: string }> {
  const template = subject === undefined || message === undefined ? await mailText(context, kind.mail, document) : null
  const mail = { subject: subject ?? template?.subject ?? '', message: message ?? template?.message ?? '' }
  await checkMail(context, kind, document, mail)
  return mail
}

/** Makes what the rows say the version that the customer sees, as of `act.at`. */
export async function sendVersion(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  name: 'send' | 'renew',
  act: Act<DocumentRecord> = {},
): Promise<void> {
  const day = act.at ? act.at.toISOString().slice(0, 10) : today(context.company)
  await move(context, kind.states, document, name, {
    ...act,
    prepare: async () => {
      document.number ??= await kind.number(context)
      await kind.atSending?.(context, document, day)
      document.documentdate ??= day
      const days = kind.daysOf(document)
      if (days !== null) document.enddate ??= addDays(day, days)
      const version = await freezeDocument(context, kind, document)
      const group = 'approve' in kind.states.moves ? groupNotOffered(version.source, version.content) : null
      if (group) throw refused('documents.group_not_offered', { group })
      const { amount_exc_vat, amount_inc_vat } = version.content
      return {
        documentversion_id: version.id,
        version_number: version.number,
        version_enddate: version.content.enddate,
        changed_since_sent: false,
        amount_exc_vat,
        amount_inc_vat,
      }
    },
  })
}
