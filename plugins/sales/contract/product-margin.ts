import { exact, roundDecimals } from '@core/domain/money'

/** The shares of an amount at each rate of VAT. */
interface VatSplit {
  readonly percentage_vat_0: number
  readonly percentage_vat_6: number
  readonly percentage_vat_9: number
  readonly percentage_vat_21: number
}

/** Price including VAT of one euro without, over a split of rates. */
export const vatFactorOf = (split: VatSplit) =>
  ([0, 6, 9, 21] as const).reduce(
    (sum, rate) => sum.plus(exact(split[`percentage_vat_${rate}`]).times(rate).div(10_000)),
    exact(1),
  )

/** A price in the base of its product as one without VAT, four decimals. */
export const withoutVat = (rate: number, base: 'inc' | 'exc', split: VatSplit): number =>
  base === 'exc' ? rate : roundDecimals(exact(rate).div(vatFactorOf(split)), 4)

/** What of a price without VAT is left after what it costs, in percents of the price; nothing where there is no price. */
export const marginOf = (price: number | null, cost: number | null | undefined): number | null =>
  price === null || cost === null || cost === undefined || price === 0
    ? null
    : roundDecimals(exact(price).minus(cost).div(price).times(100), 1)
