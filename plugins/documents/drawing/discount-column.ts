import type { CalculatedItem } from '../domain/calculation'
import type { ColumnTag } from './price-table-texts'

/** What a line comes to, each with the column of the discount that was taken off it. */
const DISCOUNT_OF: Partial<Record<ColumnTag, ColumnTag>> = { TOTALINC: 'DISCOUNTINC', TOTALEXC: 'DISCOUNTEXC' }

/**
 * Puts what was taken off before what a line comes to, where a line has a discount and no column shows it: without it
 * 5 × 25,02 = 112,59 cannot be followed.
 */
export function withDiscount(columns: readonly ColumnTag[], lines: readonly CalculatedItem[]): readonly ColumnTag[] {
  if (columns.some(tag => tag.startsWith('DISCOUNT'))) return columns
  const total = columns.find(tag => DISCOUNT_OF[tag])
  const discount = total && DISCOUNT_OF[total]
  if (!total || !discount || !lines.some(({ amounts }) => amounts.amount_discount_exc !== 0)) return columns
  return columns.flatMap(tag => (tag === total ? [discount, tag] : [tag]))
}
