import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { refusedFor } from '@core/context/reason'
import {
  createDocument,
  type DocumentRecord,
  linesOf,
  type PartialInvoice,
  partialInvoice,
} from '@plugins/documents/contract'
import { billedElsewhere, billedKind, billedTogether, documentToBill } from './billed-document'
import { invoiceKind } from './invoice-kind'

/** How much to bill; all that there is, or all that is left of it, unless a part says so. */
export interface AskedBill {
  readonly template_id?: number | undefined
  readonly part?: PartialInvoice | undefined
}

/**
 * Makes the draft of an invoice of a quotation or an order confirmation: with its lines when all of it is billed at once,
 * else with one line per VAT rate (R-INV-008, G-PART). What is billed is held: of several at once each sees those before it.
 *
 * @throws Problem 404 for a document that is not there, 409 when it is not to be billed or nothing is left of it
 */
export async function billDocument(
  context: Context,
  asked: { readonly quotation_id: number } | { readonly confirmation_id: number },
  { template_id, part }: AskedBill,
): Promise<DocumentRecord> {
  const found = await documentToBill(context, asked)
  if (!found) throw notFound()
  const { document, bills } = found
  const source = await partialInvoice.calculation(context, document.calculation_id ?? null)
  if (!source) throw notFound()
  const billed = await billedTogether(context, bills, source.id)
  const elsewhere = billedElsewhere(bills, billed)
  if (elsewhere) throw refusedFor(context, elsewhere)
  const earlier = await partialInvoice.calculations(
    context,
    billed.flatMap(({ calculation_id }) => calculation_id ?? []),
  )
  const whole = !part && !earlier.length
  const lines = whole ? await linesOf(context, source.id) : null
  const invoice = await createDocument(context, invoiceKind, {
    flow_id: document.flow_id ?? null,
    relation_id: document.relation_id ?? null,
    title: document.title ?? null,
    // Lines of the template of a profile would be billed on top of a part.
    template_id: template_id ?? (whole ? undefined : null),
    ...(lines ? { from: lines } : {}),
    fields: { origin_calculation_id: source.id, ...bills, user_id: document.user_id ?? null },
  })
  if (whole) return invoice
  const target = await partialInvoice.calculation(context, invoice.calculation_id)
  if (!target) throw notFound()
  const asks = part ?? { type: 'rest' }
  const say = `invoice.part_${asks.type.replace('from', '')}${billedKind(bills) === 'confirmation' ? '_confirmation' : ''}`
  await partialInvoice.fill(context, target, source, earlier, asks, ({ vat_percentage }) =>
    context.text(say, {
      percentage: asks.type === 'frompercentage' ? String(asks.percentage).replace('.', ',') : '',
      number: document.number ?? '',
      vat: vat_percentage,
    }),
  )
  return invoice
}
