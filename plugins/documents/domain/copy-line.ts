import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { CalculationItem } from '../entities/calculation-item'
import { inReadingOrder } from './calculation-item'
import type { CalculationRecord } from './calculation-store'
import { copyLines } from './copy-rows'
import { itemsOf } from './items-of'
import { asInput } from './work-out'

/** Copies a line with all that hangs under it, and makes room for the copies right after them. */
export async function copyLineAfter(context: Context, calculation: CalculationRecord, id: number): Promise<void> {
  const items = await itemsOf(context, calculation.id)
  const stored = new Map(items.map(item => [item.id, item]))
  const inOrder = inReadingOrder(items.map(asInput)).flatMap(item => stored.get(item.id) ?? [])
  const branch = new Set([id])
  for (const item of inOrder) if (branch.has(Number(item.calculationitem_id))) branch.add(item.id)
  const last = inOrder.findLastIndex(item => branch.has(item.id))
  const copied = inOrder.filter(item => branch.has(item.id))
  const places = new Map(inOrder.map((item, at) => [item.id, at + 1 + (at > last ? copied.length : 0)]))
  for (const item of await openRecords(context, CalculationItem, { calculation_id: calculation.id }))
    item.order = places.get(item.id) ?? item.order
  await writeNow(context)
  let place = last + 1
  await copyLines(context, calculation, copied, line => {
    place += 1
    return { ...line, order: place }
  })
  context.log({ type: 'calculation', id: calculation.id, description: 'line_copied', after: { id } })
}
