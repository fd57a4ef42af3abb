import { roundDecimals } from '@core/domain/money'
import { formatNumber } from '@core/ui'
import { type LineRow, lineTotal } from './line-rows'

/** Characters of the widest price and the widest total, so that their columns fit millions. */
export function figureWidths(rows: readonly LineRow[], base: string): { price: number; total: number } {
  const width = (figures: readonly number[]) =>
    Math.max(0, ...figures.map(figure => formatNumber(roundDecimals(figure, 2), 2).length))
  const rates = rows.map(({ worked }) => (base === 'inc' ? worked.unit_rate_inc : worked.unit_rate_exc) ?? 0)
  return { price: width(rates), total: width(rows.flatMap(({ worked, sum }) => [sum, lineTotal(worked, base)])) }
}
