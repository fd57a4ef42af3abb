import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { CalculationItem } from '../entities/calculation-item'
import type { CalculationItemRow } from './work-out'

/** A row without what belongs to that one row alone. */
export function copyOf(row: object): Record<string, unknown> {
  const { id, version, created_at, updated_at, ...values } = row as Record<string, unknown>
  return values
}

/** Copies lines into a calculation, main lines first, so that sub-items find their new parents. */
export async function copyLines(
  context: Context,
  into: { readonly id: number; readonly calculable_type: string },
  lines: readonly CalculationItemRow[],
  change: (line: Record<string, unknown>) => Record<string, unknown> = line => line,
): Promise<void> {
  const made = new Map<unknown, number | undefined>()
  const known = new Set(lines.map(line => line.id))
  let layer = lines.filter(line => !line.calculationitem_id || !known.has(Number(line.calculationitem_id)))
  while (layer.length) {
    const copies = layer.map(line => ({
      ...change(copyOf(line)),
      calculation_id: into.id,
      calculable_type: into.calculable_type,
      calculationitem_id: made.get(Number(line.calculationitem_id)) ?? parentIn(into.id, line),
    }))
    const ids = await insertRows(context, CalculationItem, copies)
    layer.forEach((line, i) => {
      made.set(line.id, ids[i])
    })
    const done = new Set(layer.map(line => line.id))
    layer = lines.filter(
      line => line.calculationitem_id && done.has(Number(line.calculationitem_id)) && !made.has(line.id),
    )
  }
}

/** The line that one hangs under, where that is in the same calculation: a line of another one holds nothing. */
const parentIn = (calculationId: number, { calculation_id, calculationitem_id }: CalculationItemRow): number | null =>
  calculation_id === calculationId ? calculationitem_id : null
