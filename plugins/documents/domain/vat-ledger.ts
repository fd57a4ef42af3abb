import { type Cents, exact, fromEuros, roundToCents } from '@core/domain/money'
import { apportion, sum } from './allocate'
import type { CalcBase, CalculationItemInput } from './calculation-item'
import { afterDiscount, discountOver } from './discount'
import type { LinePrice } from './line-price'
import {
  onlyRate,
  type PerRate,
  perRate,
  VAT_RATES,
  type VatRate,
  vatFactor,
  vatInGross,
  vatOnNet,
  vatShares,
} from './vat'

/** A line that counts, before it is settled. */
export interface PricedLine {
  item: CalculationItemInput
  price: LinePrice
  /** Whether the discount of the whole calculation touches it; additional work is priced apart. */
  discountable: boolean
}

/** Net and VAT in cents. */
export interface NetAndVat {
  net: Cents
  vat: Cents
}

/** What each line came to, per rate, in the order of the lines given. */
export type Ledger = PerRate<NetAndVat>[]

/**
 * Settles lines to the cent. VAT is computed once per rate over the sum of the group: on the net sum where prices
 * exclude VAT, out of the gross sum where they include it (G-VATR). The discount is rounded once over everything it
 * touches. Both are then divided over the lines so that the lines add up to the totals in both columns.
 */
export function settle(lines: readonly PricedLine[], discounts: { perItem: boolean; overall: number }): Ledger {
  const ledger: Ledger = lines.map(() => perRate(() => ({ net: 0, vat: 0 })))
  for (const base of ['exc', 'inc'] as const) {
    const indexes = lines.flatMap((line, index) => (!line.item.settled && line.price.base === base ? [index] : []))
    if (!indexes.length) continue
    const amounts = lessOverallDiscount(
      indexes.map(index => ({
        discountable: lines[index]!.discountable,
        amounts: splitOverRates(lines[index]!, discounts.perItem),
      })),
      discounts.overall,
    )
    for (const rate of VAT_RATES) {
      const perLine = amounts.map(amount => amount[rate])
      if (perLine.every(amount => amount === 0)) continue
      const vat = apportion(
        groupVat(base, sum(perLine), rate),
        perLine.map(amount => exactVat(base, amount, rate)),
      )
      indexes.forEach((index, position) => {
        const amount = perLine[position]!
        ledger[index]![rate] = { net: base === 'exc' ? amount : amount - vat[position]!, vat: vat[position]! }
      })
    }
  }
  lines.forEach((line, index) => {
    if (line.item.settled) ledger[index] = settledAmounts(line)
  })
  return ledger
}

const groupVat = (base: CalcBase, amount: Cents, rate: VatRate) =>
  base === 'exc' ? vatOnNet(amount, rate) : vatInGross(amount, rate)

const exactVat = (base: CalcBase, amount: Cents, rate: VatRate) =>
  exact(amount)
    .times(rate)
    .div(base === 'exc' ? 100 : 100 + rate)

/** The rounded line amount, in the line's own base, divided over the rates of its split. */
function splitOverRates({ item, price }: PricedLine, withDiscount: boolean): PerRate<Cents> {
  const total = roundToCents(withDiscount ? afterDiscount(price.total, item.discount_percentage) : price.total)
  const shares = vatShares(item)
  const only = onlyRate(shares)
  if (only !== undefined) return perRate(rate => (rate === only ? total : 0))
  const factor = vatFactor(shares)
  const parts = apportion(
    total,
    VAT_RATES.map(rate => {
      const share =
        price.base === 'exc'
          ? shares[rate]
          : shares[rate]
              .times(100 + rate)
              .div(100)
              .div(factor)
      return share.times(total)
    }),
  )
  return perRate(rate => parts[VAT_RATES.indexOf(rate)]!)
}

interface SplitLine {
  discountable: boolean
  amounts: PerRate<Cents>
}

/** First over the rates, then over the lines: the order of lines can then never move a cent between rates. */
function lessOverallDiscount(lines: readonly SplitLine[], percentage: number): PerRate<Cents>[] {
  if (!percentage) return lines.map(line => line.amounts)
  const touched = lines.flatMap((line, index) => (line.discountable ? [index] : []))
  const groups = perRate(rate => sum(touched.map(index => lines[index]!.amounts[rate])))
  const discount = discountOver(sum(VAT_RATES.map(rate => groups[rate])), percentage)
  const fair = (amount: Cents) => exact(amount).times(percentage).div(100)
  const perGroup = apportion(
    discount,
    VAT_RATES.map(rate => fair(groups[rate])),
  )
  const result = lines.map(line => ({ ...line.amounts }))
  VAT_RATES.forEach((rate, position) => {
    const parts = apportion(
      perGroup[position]!,
      touched.map(index => fair(lines[index]!.amounts[rate])),
    )
    touched.forEach((index, part) => {
      result[index]![rate] -= parts[part]!
    })
  })
  return result
}

/** A settled line stands at the rate of the largest share, with its amounts as they are. */
function settledAmounts({ item }: PricedLine): PerRate<NetAndVat> {
  const settled = item.settled ?? { exc: 0, vat: 0 }
  const shares = vatShares(item)
  const rate = VAT_RATES.toSorted((a, b) => shares[b].cmp(shares[a]))[0]
  return perRate(each =>
    each === rate ? { net: fromEuros(settled.exc), vat: fromEuros(settled.vat) } : { net: 0, vat: 0 },
  )
}
