import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { above } from '@core/db/where'
import { writeNow } from '@core/db/write'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'

interface Placed {
  readonly id: number
  order: number
}

/** Gives a copied form the place right after its original; those behind it move up (R-VERT-003). */
export async function placeFormAfter(context: Context, copy: Placed, { order }: Placed): Promise<void> {
  await placeAfter(context, copy, order, await openRecords(context, Vertical, { order: above(order) }))
}

/** The same for a field among those of its form. */
export async function placeFieldAfter(
  context: Context,
  copy: Placed & { vertical_id: number },
  { order }: Placed,
): Promise<void> {
  const behind = { vertical_id: copy.vertical_id, order: above(order) }
  await placeAfter(context, copy, order, await openRecords(context, VerticalDataField, behind))
}

async function placeAfter(context: Context, copy: Placed, order: number, behind: readonly Placed[]): Promise<void> {
  for (const one of behind) if (one.id !== copy.id) one.order += 1
  copy.order = order + 1
  await writeNow(context)
}
