import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { partialInvoice } from '@plugins/documents/contract'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'

/** The calculations of all invoices of another calculation that count; cancelled and deleted ones do not. */
export async function calculationsOf(context: Context, origin: number): Promise<number[]> {
  const rows = await readRows(context, Invoice, ['calculation_id', 'status'], { origin_calculation_id: origin })
  return rows.flatMap(({ calculation_id, status }) =>
    status !== 'cancelled' && calculation_id ? [calculation_id] : [],
  )
}

/** A quotation knows what was invoiced of it, in one piece with the invoice. */
async function noteInvoiced({ id }: { readonly id: number }, context: Context): Promise<void> {
  const origin = (await openRecord(context, Invoice, id))?.origin_calculation_id
  if (origin) await partialInvoice.note(context, origin, await calculationsOf(context, origin))
}

const { made, amountChanged, cancelled, putBack, deleted, restored } = invoiceEvents

export const quotationKnows: readonly EventHandler[] = [made, amountChanged, cancelled, putBack, deleted, restored].map(
  event => on(event, `note at the quotation what is invoiced, on ${event.name}`, noteInvoiced, { within: true }),
)
