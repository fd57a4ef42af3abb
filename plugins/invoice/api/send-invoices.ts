import { type BatchWork, batchWork, type Refusal } from '@core/batches/batch-work'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { plainRefusal, sendDraft } from '../domain/send-draft'
import { Invoice } from '../entities/invoice'
import { onMany } from './on-many'

const invoicesOf = (context: Context, ids: readonly number[]) =>
  readRows(context, Invoice, ['id', 'status', 'amount_inc_vat', 'customer'], { id: ids, is_template: false }, 'id')

/**
 * Sends one of many invoices with the mail of its template, as both are when its turn comes. What stands in the way of one
 * is told of and keeps it a draft; the others go out.
 */
export const sendOfMany: BatchWork<Record<string, never>> = {
  ...batchWork<Record<string, never>>('invoice.send-invoices', async (context, _, id): Promise<Refusal | undefined> => {
    const message = await sendDraft(context, id)
    return message === null ? undefined : { id, message }
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
