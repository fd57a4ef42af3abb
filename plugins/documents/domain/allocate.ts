import { type Cents, type Exact, exact } from '@core/domain/money'

/**
 * Rounds exact shares (in cents) to whole cents that add up to `total`: each keeps the whole cents of its share, the
 * cents left over go to the largest remainders, the first one winning a tie. The shares must add up to within a cent of
 * `total`. Negating everything negates the outcome, so that a credit mirrors its invoice.
 */
export function apportion(total: Cents, shares: readonly Exact[]): Cents[] {
  const sign = Math.sign(total) || Math.sign(shares.find(share => !share.isZero())?.toNumber() ?? 1)
  const signed = sign < 0 ? shares.map(share => share.negated()) : shares
  const whole = signed.map(share => share.floor())
  const parts = whole.map(share => share.toNumber())
  let left = total * sign - sum(parts)
  if (left <= 0) return parts.map(part => (part === 0 ? 0 : part * sign))
  const byRemainder = signed
    .map((share, index) => ({ index, remainder: share.minus(whole[index] ?? 0) }))
    .toSorted((a, b) => b.remainder.cmp(a.remainder) || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts.map(part => (part === 0 ? 0 : part * sign))
}

/** Divides `total` cents in proportion to `weights`; when all are zero the last takes everything. */
export function allocate(total: Cents, weights: readonly Cents[]): Cents[] {
  const all = sum(weights)
  if (all === 0) return weights.map((_, index) => (index === weights.length - 1 ? total : 0))
  return apportion(
    total,
    weights.map(weight => exact(total).times(weight).div(all)),
  )
}

/** Sum of whole cents. */
export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, amount) => all + amount, 0)
