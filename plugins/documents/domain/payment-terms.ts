import { asFactor, exact, fromEuros, roundCents, toEuros } from '@core/domain/money'
import { sum } from './allocate'

/**
 * A term in which a document is paid: a percentage of its total, an amount in euros including VAT, or, for the last one,
 * what is left.
 */
export interface PaymentTerm {
  readonly description: string
  readonly percentage: number | null
  readonly amount: number | null
}

/** Whether a term is all that the ones before it leave. */
export const isRest = ({ percentage, amount }: PaymentTerm): boolean => percentage === null && amount === null

/** Whether a term says how much it is, in one of both ways. */
const hasShare = ({ percentage, amount }: PaymentTerm): boolean =>
  (percentage === null) !== (amount === null) && (percentage ?? amount ?? 0) > 0

/** What can be wrong with a schedule of terms, by the key of its text. */
export type FaultOfTerms = 'terms_too_few' | 'terms_rest_last' | 'terms_description' | 'terms_too_high'

/** What is wrong with a schedule of terms; null for one that is right, and for none at all. */
export function faultOfTerms(terms: readonly PaymentTerm[]): FaultOfTerms | null {
  if (!terms.length) return null
  if (terms.length < 2) return 'terms_too_few'
  const [last, ...others] = [terms.at(-1), ...terms.slice(0, -1)]
  if (!last || !isRest(last) || others.some(term => !hasShare(term))) return 'terms_rest_last'
  if (terms.some(({ description }) => !description.trim())) return 'terms_description'
  const percentages = others.reduce((all, { percentage }) => all.plus(percentage ?? 0), exact(0))
  return percentages.gte(100) ? 'terms_too_high' : null
}

/** What each term comes to, euros including VAT; the last one takes the cents that rounding leaves. */
export function termAmounts(terms: readonly PaymentTerm[], total: number): number[] {
  const whole = fromEuros(total)
  const own = terms
    .slice(0, -1)
    .map(({ percentage, amount }) =>
      amount === null ? roundCents(exact(whole).times(asFactor(percentage ?? 0))) : fromEuros(amount),
    )
  return terms.length ? [...own, whole - sum(own)].map(toEuros) : []
}

/** Whether something is left of a total for the last term. */
export const termsFit = (terms: readonly PaymentTerm[], total: number): boolean =>
  termAmounts(terms, total).every(amount => amount > 0)
