import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { LogItem } from '@core/log/log-item'
import { correspondence } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '@plugins/documents/contract'

/** How the log of a document says that its customer asked for a new one. */
const ASKED = 'new_asked'

/** Whether a document is past its last day without an answer, so that its customer may ask for a new one. */
export const isLate = ({ status }: DocumentRecord, inTime: boolean): boolean =>
  status === 'expired' || (status === 'sent' && !inTime)

/** Whether its customer asked for a new one already, since the version that they see went out. */
export async function isNewAsked(
  context: Context,
  kind: DocumentKind,
  { id, version_number }: DocumentRecord,
): Promise<boolean> {
  const asked = { loggable_type: kind.code, loggable_id: id, description: ASKED }
  const lines = await readRows(context, LogItem, ['new_value'], asked)
  return lines.some(({ new_value }) => new_value?.version_number === version_number)
}

/**
 * The customer asks for a new document in place of one that expired: a message to the adviser, who is told as of every
 * message. Asking again changes nothing until another version went out; whoever asks at the same moment waits, and finds
 * that it was asked.
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
  if (await isNewAsked(context, kind, document)) return
  const { id, flow_id = null, number, title, version_number, customer } = document
  await context.use(correspondence).fromCustomer(context, {
    content: context.text('portal.ask_new', { noun: kind.noun.toLowerCase(), which: number ?? title ?? '' }),
    senderName: customer?.fullname || null,
    flowId: flow_id,
    aboutType: kind.code,
    aboutId: id,
  })
  context.log({
    type: kind.code,
    id,
    flowId: flow_id,
    customerName: document.relation_fullname,
    description: ASKED,
    after: { version_number },
  })
}
