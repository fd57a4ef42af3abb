import { fromEuros, toEuros } from '@core/domain/money'
import type { Check, Guard } from '@core/states/states'
import { type DocumentRecord, partialInvoice } from '@plugins/documents/contract'
import type { ChosenSplit } from '../gaccount/chosen-split'
import { type Bills, billedDocument, billedElsewhere, billedTogether } from './billed-document'
import { type BillsTerm, termBilled } from './billed-terms'
import { countsForQuotation } from './quotation-knows'

/** An invoice as far as its copy counts; euros including VAT. */
interface Copied extends Bills, BillsTerm {
  readonly status: string
  readonly origin_calculation_id?: number | null
}

interface Origin extends Bills {
  readonly origin_calculation_id?: number | null
  readonly term?: number | null
  readonly gaccount?: ChosenSplit | null
}

/** A credit belongs to its invoice, and is not made twice. */
export const isNoCredit: Guard<Pick<Copied, 'credit_of'>> = ({ credit_of }) => !credit_of || 'invoice.credit_not_copied'

/**
 * The copy of a part of what is billed bills the same, as far as there is something left of it, and a term only while
 * nothing else bills that. What is billed is held, so that of several copies at once each sees those before it.
 */
export const copyFits: Check<Copied> = async (invoice, context, { made }) => {
  const { origin_calculation_id, amount_inc_vat, term } = invoice
  if (!origin_calculation_id) return true
  const itself = countsForQuotation(invoice) ? termBilled(term, [invoice]) : null
  if (itself) return itself
  if (made) {
    await billedDocument(context, invoice, { hold: true })
    const together = await billedTogether(context, invoice, origin_calculation_id)
    const elsewhere = billedElsewhere(invoice, together) ?? termBilled(term, together)
    if (elsewhere) return elsewhere
  }
  const whole = await partialInvoice.calculation(context, origin_calculation_id)
  const left = fromEuros(whole?.amount_inc_vat ?? 0) - fromEuros(whole?.invoicedamount ?? 0)
  return left >= fromEuros(amount_inc_vat) || partialInvoice.tooHigh(toEuros(left))
}

/** What a copy of an invoice takes along: what it bills, and how it is split. */
export const copiedOfInvoice = (invoice: DocumentRecord & Origin): Readonly<Record<string, unknown>> => ({
  ...copiedOrigin(invoice),
  ...(invoice.gaccount ? { gaccount: invoice.gaccount } : {}),
})

const copiedOrigin = ({
  origin_calculation_id,
  quotation_id,
  confirmation_id,
  term,
}: Origin): Readonly<Record<string, unknown>> =>
  origin_calculation_id ? { origin_calculation_id, quotation_id, confirmation_id, term } : {}
