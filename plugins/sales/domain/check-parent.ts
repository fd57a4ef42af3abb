import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import type { InferEntity } from '@mikro-orm/postgresql'
import { isBelow, typesAbove } from '../contract/product-types'
import { Product } from '../entities/product'

/**
 * A product stands below one with a price of its own, never below itself or one that stands below another: no price runs in
 * a circle (G-PTYPE). Nobody changes what stands below what meanwhile.
 *
 * @throws Problem 422
 */
export async function checkParent(
  context: Context,
  product: InferEntity<typeof Product>,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!('derivative_id' in changes) && !('type' in changes)) return
  const { id, type, derivative_id } = product
  const below = isBelow(type) && derivative_id
  if (!below && !id) return
  await lockByName(context, 'products below others')
  if (below) {
    if (derivative_id === id) throw invalid('derivative_id', 'sales.below_itself')
    const above = await readRow(context, Product, { id: derivative_id })
    if (above && !typesAbove(type).includes(above.type)) throw invalid('derivative_id', 'sales.below_this')
  }
  if (!id || !('type' in changes)) return
  for (const lower of ['sub', 'subderivative', 'derivative'] as const)
    if (!typesAbove(lower).includes(type) && (await readRow(context, Product, { derivative_id: id, type: lower })))
      throw invalid('type', 'sales.has_below')
}
