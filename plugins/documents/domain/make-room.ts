import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { CalculationItem } from '../entities/calculation-item'
import { branchOf } from './branch-of'
import { inReadingOrder } from './calculation-item'
import { itemsOf } from './items-of'
import { asInput } from './work-out'

/**
 * Makes room for lines right after one of a calculation, and after all that hangs under it. Answers the place of the
 * first of them.
 *
 * @throws Problem 422 when there is no such line
 */
export async function makeRoom(context: Context, calculationId: number, after: number, count: number): Promise<number> {
  const inOrder = inReadingOrder((await itemsOf(context, calculationId)).map(asInput))
  const last = branchOf(inOrder, after).at(-1)
  if (!last) throw invalid('after', 'core.unknown_reference')
  const at = inOrder.findIndex(item => item.id === last.id)
  const places = new Map(inOrder.map((item, place) => [item.id, place + 1 + (place > at ? count : 0)]))
  for (const item of await openRecords(context, CalculationItem, { calculation_id: calculationId, deleted_at: null }))
    item.order = places.get(item.id) ?? item.order
  await writeNow(context)
  return at + 2
}
