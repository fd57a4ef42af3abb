import { invalid } from '@core/context/problem'
import type { Reason } from '@core/context/reason'
import { fromEuros } from '@core/domain/money'
import type { PartialInvoice } from '@plugins/documents/contract'
import { type PaymentTerm, termAmounts } from '@plugins/documents/contract/payment-terms'

/** An invoice as far as it bills a term; euros including VAT. */
export interface BillsTerm {
  readonly number?: string | null
  readonly credit_of?: number | null
  readonly term?: number | null
  readonly amount_inc_vat: number
  readonly amount_credited: number
}

/** The invoice of a term, unless all of it was credited. */
const billOf = (term: number, billed: readonly BillsTerm[]): BillsTerm | undefined =>
  billed.find(
    one => one.term === term && !one.credit_of && fromEuros(one.amount_credited) < fromEuros(one.amount_inc_vat),
  )

/**
 * How much the invoice of a payment term asks for: the last one all that is left, so that terms together are the whole to
 * the cent.
 *
 * @param term the first one is 1
 * @throws Problem 422 for a term that there is not
 */
export function partOfTerm(terms: readonly PaymentTerm[], term: number, total: number): PartialInvoice {
  const amount = termAmounts(terms, total)[term - 1]
  if (amount === undefined) throw invalid('term', 'invoice.term_unknown')
  return term === terms.length ? { type: 'rest' } : { type: 'fromamount', amount }
}

/** Why an invoice bills no term: another one that counts bills it. Null for what bills none, too. */
export function termBilled(term: number | null | undefined, billed: readonly BillsTerm[]): Reason | null {
  const made = term ? billOf(term, billed) : undefined
  if (!made) return null
  const { number } = made
  return number
    ? { key: 'invoice.term_billed', values: { term: Number(term), number } }
    : { key: 'invoice.term_in_draft', values: { term: Number(term) } }
}

/** Why the invoice of a term is not made: it was made already, or it is the last one and others are still to be made. */
export function termRefusal(terms: readonly PaymentTerm[], term: number, billed: readonly BillsTerm[]): Reason | null {
  const refusal = termBilled(term, billed)
  if (refusal) return refusal
  const open = terms.findIndex((_, n) => n + 1 < terms.length && !billOf(n + 1, billed))
  return term === terms.length && open >= 0 ? { key: 'invoice.term_others_first', values: { term: open + 1 } } : null
}

/** The first term that no invoice bills; null when there are no terms, or all of them are billed. */
export function nextTerm(terms: readonly PaymentTerm[], billed: readonly BillsTerm[]): number | null {
  const open = terms.findIndex((_, n) => !billOf(n + 1, billed))
  return open < 0 ? null : open + 1
}
