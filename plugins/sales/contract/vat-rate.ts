import { invalid } from '@core/context/problem'

const VAT_RATES: readonly unknown[] = [0, 6, 9, 21]

/**
 * The rate that a product or line is put at must be one that there is: an amount at any other would stand in no VAT
 * group and be missing from every total (R-CALC-010).
 *
 * @throws Problem 422
 */
export function checkVatRate(changes: Readonly<Record<string, unknown>>): void {
  const rate = changes.vat_percentage
  if (rate !== undefined && !VAT_RATES.includes(rate)) throw invalid('vat_percentage', 'sales.vat_rate_unknown')
}
