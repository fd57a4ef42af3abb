import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { refusedFor } from '@core/context/reason'
import { formatEuros } from '@core/domain/money'
import {
  amountsAt,
  createDocument,
  type DocumentRecord,
  linesOf,
  type PartialInvoice,
  partialInvoice,
} from '@plugins/documents/contract'
import { billedElsewhere, billedKind, billedTogether, documentToBill } from './billed-document'
import { partOfTerm, termRefusal } from './billed-terms'
import { invoiceKind } from './invoice-kind'

/** How much to bill; all that there is, or all that is left of it, unless a part says so. */
export interface AskedBill {
  readonly template_id?: number | undefined
  readonly part?: PartialInvoice | undefined
  /** One of the payment terms of what is billed, instead of a part. */
  readonly term?: number | undefined
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
  { template_id, part, term }: AskedBill,
): Promise<DocumentRecord> {
  const found = await documentToBill(context, asked)
  if (!found) throw notFound()
  const { document, bills } = found
  const source = await partialInvoice.calculation(context, document.calculation_id ?? null)
  if (!source) throw notFound()
  const billed = await billedTogether(context, bills, source.id)
  const elsewhere = billedElsewhere(bills, billed)
  if (elsewhere) throw refusedFor(context, elsewhere)
  const terms = source.paymentterms
  const asks = term ? partOfTerm(terms, term, source.amount_inc_vat) : (part ?? { type: 'rest' })
  const refusal = term ? termRefusal(terms, term, billed) : null
  if (refusal) throw refusedFor(context, refusal)
  const earlier = await partialInvoice.calculations(
    context,
    billed.flatMap(({ calculation_id }) => calculation_id ?? []),
  )
  const whole = !part && !term && !earlier.length
  const lines = whole ? await linesOf(context, source.id) : null
  const invoice = await createDocument(context, invoiceKind, {
    flow_id: document.flow_id ?? null,
    relation_id: document.relation_id ?? null,
    title: document.title ?? null,
    // Lines of the template of a profile would be billed on top of a part.
    template_id: template_id ?? (whole ? undefined : null),
    ...(lines ? { from: lines } : {}),
    fields: { origin_calculation_id: source.id, ...bills, term: term ?? null, user_id: document.user_id ?? null },
  })
  if (whole) return invoice
  const target = await partialInvoice.calculation(context, invoice.calculation_id)
  if (!target) throw notFound()
  const say = `invoice.part_${term ? 'term' : asks.type.replace('from', '')}_${billedKind(bills)}`
  await partialInvoice.fill(context, target, source, earlier, asks, ({ vat_percentage }) => ({
    name: context.text(say, {
      percentage: asks.type === 'frompercentage' ? String(asks.percentage).replace('.', ',') : '',
      number: document.number ?? '',
      term: term ?? '',
      terms: terms.length,
      description: term ? (terms[term - 1]?.description ?? '') : '',
      vat: vat_percentage,
    }),
    notes: billed.flatMap(invoice => {
      const amounts = earlier.find(({ id }) => id === invoice.calculation_id)
      return amounts && invoice.number ? saidEarlier(context, invoice, amountsAt(amounts, vat_percentage)) : []
    }),
  }))
  return invoice
}

/** What an earlier invoice of the same came to at a rate, as the next one says it: with its VAT. */
function saidEarlier(
  context: Context,
  { number, documentdate }: { readonly number: string | null; readonly documentdate: string | null },
  { net, vat }: { readonly net: number; readonly vat: number },
): string[] {
  if (!net && !vat) return []
  const [net_amount, vat_amount] = [net, vat].map(euros => formatEuros(euros, 'nl'))
  const day = (documentdate ?? '').slice(0, 10).split('-').reverse().join('-')
  return [
    context.text('invoice.part_earlier', {
      number: number ?? '',
      day,
      net: net_amount ?? '',
      vat: vat_amount ?? '',
    }),
  ]
}
