import type { Context } from '@core/context/context'
import { branchOf } from './branch-of'
import { inReadingOrder } from './calculation-item'
import type { CalculationRecord } from './calculation-store'
import { copyLines } from './copy-rows'
import { itemsOf } from './items-of'
import { makeRoom } from './make-room'
import { ordinaryLine } from './settled-line'
import { asInput } from './work-out'

/** Copies a line with all that hangs under it, right after them. */
export async function copyLineAfter(context: Context, calculation: CalculationRecord, id: number): Promise<void> {
  const items = await itemsOf(context, calculation.id)
  const stored = new Map(items.map(item => [item.id, item]))
  const inOrder = inReadingOrder(items.map(asInput)).flatMap(item => stored.get(item.id) ?? [])
  const copied = branchOf(inOrder, id)
  let place = await makeRoom(context, calculation.id, id, copied.length)
  await copyLines(context, calculation, copied, line => ({
    ...ordinaryLine(line),
    ...(line.option_group ? { selected: false } : {}),
    order: place++,
  }))
  context.log({ type: 'calculation', id: calculation.id, description: 'line_copied', after: { id } })
}
