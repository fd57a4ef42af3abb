import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { partialInvoice } from '@plugins/documents/contract'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'

/** Whether an invoice counts for the quotation that it bills. */
export const countsForQuotation = ({ status, credit_of }: { status: string; credit_of?: number | null }): boolean =>
  status !== 'cancelled' && !(credit_of && status === 'draft')

/** The calculations of the invoices of another calculation that count: credits only once they went out. */
async function calculationsOf(context: Context, origin: number): Promise<number[]> {
  const columns = ['status', 'credit_of', 'calculation_id'] as const
  const rows = await readRows(context, Invoice, columns, { origin_calculation_id: origin })
  return rows.filter(countsForQuotation).flatMap(({ calculation_id }) => calculation_id ?? [])
}

/** A quotation knows what was invoiced of it, in one piece with the invoice. */
async function noteInvoiced({ id }: { readonly id: number }, context: Context): Promise<void> {
  const origin = (await openRecord(context, Invoice, id))?.origin_calculation_id
  if (origin) await partialInvoice.note(context, origin, () => calculationsOf(context, origin))
}

/** A credit counts from when it went out; any other invoice has been counted as a draft. */
async function noteCredited({ id }: { readonly id: number }, context: Context): Promise<void> {
  if ((await openRecord(context, Invoice, id))?.credit_of) await noteInvoiced({ id }, context)
}

const { made, amountChanged, sent, cancelled, putBack, deleted, restored } = invoiceEvents

export const quotationKnows: readonly EventHandler[] = [
  ...[made, amountChanged, cancelled, putBack, deleted, restored].map(event =>
    on(event, `note at the quotation what is invoiced, on ${event.name}`, noteInvoiced, { within: true }),
  ),
  on(sent, 'note at the quotation what was credited', noteCredited, { within: true }),
]
