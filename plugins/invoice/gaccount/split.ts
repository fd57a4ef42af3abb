import { asFactor, type Cents, exact, fromEuros, roundCents } from '@core/domain/money'
import type { ChosenSplit } from './chosen-split'

/** Totals of an invoice, in cents. */
export interface Totals {
  readonly exc: Cents
  readonly inc: Cents
}

/** What goes to the G-rekening, and the wages that it is for. */
export interface Split {
  readonly amount: Cents
  readonly wages: Cents
}

type Part = ChosenSplit['wages']

const centsOf = ({ type, value }: Part, of: Cents): Cents =>
  type === 'amount' ? fromEuros(value) : roundCents(exact(of).times(asFactor(value)))

/**
 * Splits an invoice. `withVat` counts the VAT over the wages among them: as much of them as of the whole invoice, so that
 * nothing is added where VAT is reverse-charged.
 *
 * @returns null where nothing is to be paid, or nothing of it goes to the account
 */
export function splitOf(
  { wages: chosen, share }: Pick<ChosenSplit, 'wages' | 'share'>,
  totals: Totals,
  withVat: boolean,
): Split | null {
  const { exc, inc } = totals
  if (inc <= 0 || exc <= 0) return null
  const wages = centsOf(chosen, exc)
  const base = withVat ? roundCents(exact(wages).times(inc).div(exc)) : wages
  const amount = Math.min(centsOf(share, base), inc)
  return amount > 0 ? { amount, wages } : null
}

/** Why an invoice cannot be split as it was chosen: more wages than work, or more to pay apart than to pay. */
export function splitFault({ wages, share }: ChosenSplit, { exc, inc }: Totals): string | null {
  if (centsOf(wages, exc) > exc) return 'invoice.gaccount_wages_too_high'
  return share.type === 'amount' && fromEuros(share.value) > inc ? 'invoice.gaccount_too_high' : null
}

/** The split of a credit: as much of that of its invoice as it takes back. */
export const mirrored = ({ amount, wages }: Split, total: Cents, credit: Cents): Split | null => {
  if (total <= 0 || credit >= 0) return null
  const part = (cents: Cents) => roundCents(exact(cents).times(credit).div(total))
  return { amount: part(amount), wages: part(wages) }
}
