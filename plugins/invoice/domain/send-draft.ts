import type { Context } from '@core/context/context'
import { textOf } from '@core/context/reason'
import { openHeld } from '@core/db/open-held'
import type { Row } from '@core/db/schema'
import { refusalOf } from '@core/states/refusal'
import { type DocumentRecord, mailStart, sendDocument } from '@plugins/documents/contract'
import { Invoice } from '../entities/invoice'
import { invoiceKind } from './invoice-kind'
import { invoiceStates } from './invoice-states'
import { mailRefusal } from './mail-refusal'

type Asked = Pick<Row<typeof Invoice>, 'status' | 'amount_inc_vat'> & Pick<DocumentRecord, 'customer'>

/** Why an invoice stays a draft that can be seen of its row alone. */
export function plainRefusal({ status, amount_inc_vat, customer }: Asked): string | null {
  if (status !== 'draft') return 'invoice.sent_already'
  if (!customer?.email) return 'invoice.no_address'
  return amount_inc_vat === 0 ? 'invoice.lack_amount' : null
}

/** Why an invoice is not sent now, as whoever sends it by hand would be told; it and what it bills are held. */
async function refusalNow(context: Context, invoice: DocumentRecord): Promise<string | null> {
  const { send } = invoiceStates.moves
  const asked = { to: send.to, at: new Date(), made: true }
  const refusal = await refusalOf(context, invoiceStates, invoice, send, asked)
  return refusal && textOf(context, refusal)
}

/**
 * Sends a draft with the mail of its template, as both are now.
 *
 * @returns why it stays a draft, in the words of the reader; null when it went out
 */
export async function sendDraft(context: Context, id: number): Promise<string | null> {
  const invoice = await openHeld(context, Invoice, id)
  if (!invoice || invoice.deleted_at) return context.text('core.not_found')
  const plain = plainRefusal(invoice)
  const refusal = plain ? context.text(plain) : await refusalNow(context, invoice)
  if (refusal) return refusal
  const { to_email, subject, message } = await mailStart(context, invoiceKind, invoice)
  const wrong = await mailRefusal(context, invoice, { subject, message })
  if (wrong) return wrong
  await sendDocument(context, invoiceKind, invoice, { to_email, subject, message })
  return null
}
