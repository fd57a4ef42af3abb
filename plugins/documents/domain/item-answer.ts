import { rowSchema } from '@core/db/schema'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { CalculationItem } from '../entities/calculation-item'
import type { CalculationResult } from './calculation'
import type { CalculationItemRow } from './work-out'

/** What a line came to, beside what is stored of it; euros. */
const workedOut: Record<string, TSchema> = {
  depth: t.Integer(),
  counts: t.Boolean(),
  additional: t.Boolean(),
  quantity: t.Number(),
  unit_rate_exc: t.Number(),
  unit_rate_inc: t.Number(),
  price_missing: t.Boolean({ description: 'Nothing says what it costs: it counts as 0 until something does' }),
  total_exc: t.Number(),
  total_inc: t.Number(),
  total_discount_exc: t.Number(),
  total_discount_inc: t.Number(),
}

/** A line as answered: stored fields and what it came to. */
export const itemSchema = t.Composite([t.Object(rowSchema(CalculationItem).properties), t.Object(workedOut)], {
  title: 'calculationline',
})

/** The lines of a worked-out calculation, in reading order. */
export function answeredItems(
  items: readonly CalculationItemRow[],
  result: Readonly<CalculationResult>,
): Record<string, unknown>[] {
  const stored = new Map(items.map(item => [item.id, item]))
  return result.items.flatMap(line => {
    const item = stored.get(line.item.id)
    return item
      ? [
          {
            ...item,
            depth: line.depth,
            counts: line.counts,
            additional: line.additional,
            quantity: line.quantity,
            unit_rate_exc: line.unit_rate_exc,
            unit_rate_inc: line.unit_rate_inc,
            price_missing: line.price_missing,
            total_exc: line.amounts.amount_exc_vat,
            total_inc: line.amounts.amount_inc_vat,
            total_discount_exc: line.amounts.amount_discount_exc,
            total_discount_inc: line.amounts.amount_discount_inc,
          },
        ]
      : []
  })
}
