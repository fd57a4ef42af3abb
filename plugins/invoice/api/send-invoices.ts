import { type BatchWork, batchWork, type Refusal } from '@core/batches/batch-work'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { openHeld } from '@core/db/open-held'
import type { Row } from '@core/db/schema'
import { refusalOf } from '@core/states/refusal'
import { checkMail, type DocumentRecord, mailStart, sendDocument } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { invoiceStates } from '../domain/invoice-states'
import { Invoice } from '../entities/invoice'
import { onMany } from './on-many'

type Asked = Pick<Row<typeof Invoice>, 'id' | 'status' | 'amount_inc_vat'> & Pick<DocumentRecord, 'customer'>

const invoicesOf = (context: Context, ids: readonly number[]) =>
  readRows(context, Invoice, ['id', 'status', 'amount_inc_vat', 'customer'], { id: ids, is_template: false }, 'id')

/** Why an invoice stays a draft that can be seen of its row alone. */
function plainRefusal({ status, amount_inc_vat, customer }: Asked): string | null {
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
 * Sends one of many invoices with the mail of its template, as both are when its turn comes. What stands in the way of one
 * is told of and keeps it a draft; the others go out.
 */
export const sendOfMany: BatchWork<Record<string, never>> = {
  ...batchWork<Record<string, never>>('invoice.send-invoices', async (context, _, id): Promise<Refusal | undefined> => {
    const invoice = await openHeld(context, Invoice, id)
    if (!invoice || invoice.deleted_at) return { id, message: context.text('core.not_found') }
    const plain = plainRefusal(invoice)
    const refusal = plain ? context.text(plain) : await refusalNow(context, invoice)
    if (refusal) return { id, message: refusal }
    const { to_email, subject, message } = await mailStart(context, invoiceKind, invoice)
    try {
      await checkMail(context, invoiceKind, invoice, { subject, message })
    } catch (error) {
      if (error instanceof Problem) return { id, message: error.message }
      throw error
    }
    await sendDocument(context, invoiceKind, invoice, { to_email, subject, message })
    return undefined
  }),
  // Whoever sends an invoice by hand waits for the number of those that are sent together.
  most: 5,
}

/** Draft invoices that are sent together. */
export const sendInvoices = onMany({
  path: 'invoice/bulksend',
  summary: 'Send many draft invoices by mail',
  work: sendOfMany,
  refused: async (context, ids) =>
    (await invoicesOf(context, ids)).flatMap(row => {
      const refusal = plainRefusal(row)
      return refusal ? [{ id: row.id, message: context.text(refusal) }] : []
    }),
})
