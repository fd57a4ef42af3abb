import { asFactor, type Cents, exact } from '@core/domain/money'

/** Slices of the principal in euros with the percentage of each; above the last one the costs grow no more. */
const SLICES: readonly (readonly [upTo: number, percent: number])[] = [
  [2_500, 15],
  [5_000, 10],
  [10_000, 5],
  [200_000, 1],
  [1_000_000, 0.5],
]
const LEAST: Cents = 40_00

/**
 * Most that a creditor in the Netherlands may ask for collecting a debt without a court: Besluit vergoeding voor
 * buitengerechtelijke incassokosten, article 2. VAT on top of it is in {@link costsAsked}; interest is left out. Half a cent more than the law allows would make a notice void: parts of a cent are dropped.
 *
 * @param principal what is open, in cents
 */
export function collectionCosts(principal: Cents): Cents {
  if (principal <= 0) return 0
  const euros = exact(principal).div(100)
  const costs = SLICES.reduce((sum, [upTo, percent], at) => {
    const from = SLICES[at - 1]?.[0] ?? 0
    const within = euros.clamp(from, upTo).minus(from)
    return sum.plus(within.times(asFactor(percent)))
  }, exact(0))
  return Math.max(LEAST, costs.times(100).floor().toNumber())
}

/** Percentage of VAT that whoever collects charges. */
const COLLECTOR_VAT = 21

/**
 * The collection costs that a creditor asks, in cents. Who cannot reclaim the VAT of whoever collects may ask it on top of
 * them (Besluit, article 2, paragraph 3).
 */
export function costsAsked(principal: Cents, { withVat }: { withVat: boolean }): { total: Cents; vat: Cents } {
  const costs = collectionCosts(principal)
  const vat = withVat ? exact(costs).times(asFactor(COLLECTOR_VAT)).floor().toNumber() : 0
  return { total: costs + vat, vat }
}
