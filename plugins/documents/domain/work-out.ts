import { Recent } from '@core/cache/recent'
import type { Row } from '@core/db/schema'
import type { CalculationItem } from '../entities/calculation-item'
import { type CalculationResult, calculate } from './calculation'
import type { CalculationItemInput, PricedProduct } from './calculation-item'

/** A stored line, read to be looked at. */
export type CalculationItemRow = Row<typeof CalculationItem>

/** A stored line as the engine takes it. */
export const asInput = (item: CalculationItemRow): CalculationItemInput => ({
  ...item,
  product: (item.product_snapshot ?? null) as PricedProduct | null,
})

const workedOut = new Recent<CalculationResult>(500)

/** Works a calculation out with what is stored; the same figures are worked out once. */
export function workOut(
  { calc_base, discount }: { readonly calc_base: string; readonly discount: number },
  items: readonly CalculationItemRow[],
): Readonly<CalculationResult> {
  const key = JSON.stringify([calc_base, discount, items])
  return (
    workedOut.get(key) ??
    workedOut.set(key, calculate({ calc_base: calc_base === 'inc' ? 'inc' : 'exc', discount }, items.map(asInput)))
  )
}
