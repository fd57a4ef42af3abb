import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import type { FilledRow } from '@core/imports/import-options'
import { ProductTableRow } from '../entities/product-table-row'

/**
 * The steps of a price table that rows of a sheet are about: that from the same amount on, else one of those that are still
 * empty, so that a new product gets no steps beside the two it starts with.
 */
export async function matchSteps(
  context: Context,
  rows: readonly FilledRow[],
  { product_id }: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<number, number>> {
  if (typeof product_id !== 'number') return new Map()
  const steps = await openRecords(context, ProductTableRow, { product_id }, { sort: 'id' })
  const isEmpty = ({ unit_amount, unit_rate_exc, unit_rate_inc }: (typeof steps)[number]) =>
    [unit_amount, unit_rate_exc, unit_rate_inc].every(value => value === null || value === undefined)
  const free = steps.filter(isEmpty)
  const matched = new Map<number, number>()
  for (const { id, input } of rows) {
    const amount = input.unit_amount ?? null
    const step = steps.find(one => !isEmpty(one) && (one.unit_amount ?? null) === amount) ?? free.shift()
    if (step) matched.set(id, step.id)
  }
  return matched
}
