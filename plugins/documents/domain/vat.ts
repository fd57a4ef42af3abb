import { asFactor, type Cents, type Exact, exact, roundCents } from '@core/domain/money'

/** Dutch VAT rates in percent; 6 lives on in old documents (R-CALC-010). */
export const VAT_RATES = [0, 6, 9, 21] as const
export type VatRate = (typeof VAT_RATES)[number]

/** How the net amount of one item divides over the rates, in percent (R-CALC-011). */
export interface VatSplit {
  percentage_vat_0: number | null
  percentage_vat_6: number | null
  percentage_vat_9: number | null
  percentage_vat_21: number | null
}

/** One figure per rate. */
export type PerRate<T> = Record<VatRate, T>

/** Builds one figure per rate. */
export const perRate = <T>(figure: (rate: VatRate) => T): PerRate<T> => ({
  0: figure(0),
  6: figure(6),
  9: figure(9),
  21: figure(21),
})

/** The whole amount at one rate: what storing only `vat_percentage` means for the split. */
export const splitForRate = (vatPercentage: number): VatSplit => ({
  percentage_vat_0: vatPercentage === 0 ? 100 : 0,
  percentage_vat_6: vatPercentage === 6 ? 100 : 0,
  percentage_vat_9: vatPercentage === 9 ? 100 : 0,
  percentage_vat_21: vatPercentage === 21 ? 100 : 0,
})

/**
 * Share of the net amount per rate; the shares add up to one. Percentages that do not add up to 100 count as weights;
 * without any, the single `vat_percentage` decides.
 */
export function vatShares(item: Partial<VatSplit> & { vat_percentage?: number | null }): PerRate<Exact> {
  const rates = VAT_RATES.filter(rate => (item[`percentage_vat_${rate}`] ?? 0) > 0)
  const [only = item.vat_percentage ?? 21] = rates
  if (rates.length < 2) return WHOLE[only as VatRate] ?? NOTHING
  const weights = perRate(rate => exact(Math.max(0, item[`percentage_vat_${rate}`] ?? 0)))
  const sum = VAT_RATES.reduce((total, rate) => total.plus(weights[rate]), exact(0))
  return perRate(rate => weights[rate].div(sum))
}

const NOTHING = perRate(() => exact(0))
const WHOLE = perRate(single => perRate(rate => exact(rate === single ? 1 : 0)))
const FACTORS = new Map(VAT_RATES.map(rate => [WHOLE[rate], exact(100 + rate).div(100)]))

/** The rate that the whole amount stands at; `undefined` when it divides over more, or over none. */
export const onlyRate = (shares: PerRate<Exact>): VatRate | undefined => VAT_RATES.find(rate => WHOLE[rate] === shares)

/** What one net euro costs including VAT: 1.21 at a full 21 %. */
export const vatFactor = (shares: PerRate<Exact>): Exact =>
  FACTORS.get(shares) ?? VAT_RATES.reduce((factor, rate) => factor.plus(shares[rate].times(asFactor(rate))), exact(1))

/** VAT on top of the net sum of one rate, rounded once. */
export const vatOnNet = (net: Cents, rate: VatRate): Cents => roundCents(exact(net).times(asFactor(rate)))

/** VAT inside the gross sum of one rate, rounded once; never taken from rounded net lines (G-VATR). */
export const vatInGross = (gross: Cents, rate: VatRate): Cents =>
  roundCents(
    exact(gross)
      .times(rate)
      .div(100 + rate),
  )
