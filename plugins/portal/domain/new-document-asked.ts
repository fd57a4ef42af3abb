import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { type CustomerMessage, correspondence } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '@plugins/documents/contract'

/** What the customer's message says when they ask for a new document; once per document, so that it is known again. */
const question = (context: Context, kind: DocumentKind, { number, title }: DocumentRecord): string =>
  context.text('portal.ask_new', { noun: kind.noun.toLowerCase(), which: number ?? title ?? '' })

/** Whether a document is past its last day without an answer, so that its customer may ask for a new one. */
export const isLate = ({ status }: DocumentRecord, inTime: boolean): boolean =>
  status === 'expired' || (status === 'sent' && !inTime)

/** Whether its customer asked for a new one already. */
export const isNewAsked = (
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  messages: readonly CustomerMessage[],
): boolean => {
  const asked = question(context, kind, document)
  return messages.some(({ sender, content }) => sender === 'customer' && content === asked)
}

/**
 * The customer asks for a new document in place of one that expired: a message to the adviser, who is told as of every
 * message. Asking again changes nothing; whoever asks at the same moment waits, and finds that it was asked.
 *
 * @throws Problem 409 for a document that is not late
 */
export async function askForNew(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  late: boolean,
): Promise<void> {
  if (!late) throw new Problem(409, 'portal.not_expired')
  await openRecord(context, kind.entity, { id: document.id }, { hold: true })
  const about = { flowId: document.flow_id ?? null, aboutType: kind.code, aboutId: document.id }
  const { messages } = await context.use(correspondence).forCustomer(context, about)
  if (isNewAsked(context, kind, document, messages)) return
  await context.use(correspondence).fromCustomer(context, {
    content: question(context, kind, document),
    senderName: document.customer?.fullname || null,
    ...about,
  })
}
