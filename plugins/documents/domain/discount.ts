import { asFactor, type Cents, type Exact, exact, roundCents, roundDecimals } from '@core/domain/money'

/** What is left of an amount after `percentage` discount, exact. */
export const afterDiscount = (amount: Exact, percentage: number | null | undefined): Exact =>
  percentage ? amount.times(exact(1).minus(asFactor(percentage))) : amount

/** The discount itself over a sum in cents, rounded once. */
export const discountOver = (amount: Cents, percentage: number): Cents =>
  roundCents(exact(amount).times(asFactor(percentage)))

/**
 * The discount percentage that a typed total stands for (R-CALC-005): (1 − typed / before) × 100, four decimals.
 *
 * @param before total in euros without the discount
 * @param typed total in euros that the user wants
 * @param undiscounted part of both in euros that the discount does not touch: chosen additional work
 */
export function discountFromTotal(before: number, typed: number, undiscounted = 0): number {
  const discountable = exact(before).minus(undiscounted)
  if (discountable.isZero()) return 0
  const kept = exact(typed).minus(undiscounted).div(discountable)
  return roundDecimals(exact(1).minus(kept).times(100), 4)
}

/** The discount percentage that a typed discount amount in euros stands for, four decimals. */
export const discountFromAmount = (before: number, discount: number, undiscounted = 0): number =>
  discountFromTotal(before, exact(before).minus(discount).toNumber(), undiscounted)
