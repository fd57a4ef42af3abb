import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { refusedFor } from '@core/context/reason'
import { type DocumentRecord, partialInvoice } from '@plugins/documents/contract'
import { quotationReader } from '@plugins/quotation/contract'
import { calculationsOf } from './quotation-knows'

/**
 * What a copy of an invoice takes along: the copy of a part of a quotation bills the same quotation, as far as there is
 * something left of it.
 *
 * @throws Problem 409 for a credit, and when less is left of the quotation than the copy would ask
 */
export async function copiedOrigin(
  context: Context,
  source: DocumentRecord & {
    readonly credit_of?: number | null
    readonly origin_calculation_id?: number | null
    readonly quotation_id?: number | null
  },
): Promise<Readonly<Record<string, unknown>>> {
  if (source.credit_of) throw refused('invoice.credit_not_copied')
  const { origin_calculation_id, quotation_id } = source
  if (!origin_calculation_id) return {}
  if (quotation_id) await context.use(quotationReader).quotation(context, quotation_id, { hold: true })
  const left = await partialInvoice.left(
    context,
    origin_calculation_id,
    await calculationsOf(context, origin_calculation_id),
  )
  if (left < source.amount_inc_vat) throw refusedFor(context, partialInvoice.tooHigh(left))
  return { origin_calculation_id, quotation_id }
}
