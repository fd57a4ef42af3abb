import { type Exact, exact, roundDecimals } from '@core/domain/money'
import type { PriceStep, SoldProduct } from '../contract'
import { vatFactorOf } from '../contract/product-margin'

/** The half of a product that says what it costs. */
export type PriceHalf = Pick<SoldProduct, 'calc_base' | 'calc_method' | 'matrix' | 'price_field' | 'producttablerows'>

const NO_PRICE: PriceHalf = {
  calc_base: 'exc',
  calc_method: 'fixed',
  matrix: null,
  price_field: null,
  producttablerows: [],
}

/**
 * The price of a product as a share of another one's: its steps and its cells. What a form asks for is followed whole or not
 * at all.
 */
export function followedPrice(origin: PriceHalf | undefined, percentage: number): PriceHalf {
  if (!origin) return NO_PRICE
  const share = (rate: number | null) =>
    rate === null ? null : roundDecimals(exact(rate).times(percentage).div(100), 4)
  const { matrix, price_field, producttablerows } = origin
  return {
    calc_base: origin.calc_base,
    calc_method: origin.calc_method,
    matrix: matrix && { ...matrix, values: matrix.values.map(row => row.map(share)) },
    price_field: percentage === 100 ? price_field : null,
    producttablerows: producttablerows.map(({ unit_amount, unit_rate_exc, unit_rate_inc }) => ({
      unit_amount,
      unit_rate_exc: share(unit_rate_exc),
      unit_rate_inc: share(unit_rate_inc),
    })),
  }
}

/** What one unit of a combination costs: its parts together. Nothing while a part has no price, or one that forms make. */
export function bundledPrice(bundle: SoldProduct, parts: readonly SoldProduct[]): PriceHalf {
  const base = bundle.calc_base
  const none = { ...NO_PRICE, calc_base: base }
  if (!parts.length) return none
  let sum = exact(0)
  for (const part of parts) {
    const rate = unitPriceExc(part, part.sub_amount)
    if (rate === null) return none
    const start =
      part.calc_base === 'inc' ? exact(part.start_amount_inc).div(vatFactorOf(part)) : exact(part.start_amount_exc)
    sum = sum.plus(rate.times(part.sub_amount)).plus(start)
  }
  const total = roundDecimals(base === 'inc' ? sum.times(vatFactorOf(bundle)) : sum, 4)
  const step: PriceStep = {
    unit_amount: null,
    unit_rate_exc: base === 'exc' ? total : null,
    unit_rate_inc: base === 'inc' ? total : null,
  }
  return { ...none, producttablerows: [step] }
}

/** What the parts of a combination cost together; nothing while that of one is not known. */
export function bundledCost(parts: readonly SoldProduct[]): number | null {
  if (!parts.length || parts.some(({ cost_price }) => cost_price === null)) return null
  const sum = parts.reduce((all, part) => all.plus(exact(part.cost_price ?? 0).times(part.sub_amount)), exact(0))
  return roundDecimals(sum, 4)
}

/** What one unit costs without VAT when so many are sold; nothing where forms say it. */
export function unitPriceExc(product: SoldProduct, amount: number): Exact | null {
  const { calc_base, calc_method, producttablerows } = product
  if (calc_method === 'matrix' || calc_method === 'field') return null
  const step = reachedStep(producttablerows, calc_method === 'table' ? amount : 0)
  if (!step) return null
  const { unit_rate_exc: exc, unit_rate_inc: inc } = step
  const first = calc_base === 'inc' ? (inc ?? null) : (exc ?? null)
  if (first) return calc_base === 'inc' ? exact(first).div(vatFactorOf(product)) : exact(first)
  return calc_base === 'inc' ? exact(exc ?? 0) : exact(inc ?? 0).div(vatFactorOf(product))
}

/** The step with the highest amount that is reached, else the lowest: as calculations take it. */
function reachedStep(steps: readonly PriceStep[], amount: number): PriceStep | undefined {
  const priced = steps.filter(({ unit_rate_exc, unit_rate_inc }) => unit_rate_exc !== null || unit_rate_inc !== null)
  const ascending = priced.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0))
  return ascending.findLast(({ unit_amount }) => (unit_amount ?? 0) <= amount) ?? ascending[0]
}
