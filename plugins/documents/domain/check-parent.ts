import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { CalculationItem } from '../entities/calculation-item'
import { hasCircle } from './line-parents'

/**
 * A line hangs under another one of the same calculation, and never under itself: deleting a parent takes its lines along.
 *
 * @throws Problem 422
 */
export async function checkParent(
  context: Context,
  line: { readonly id?: number; readonly calculation_id: number; readonly calculationitem_id?: number | null },
): Promise<void> {
  const parent = line.calculationitem_id
  if (!parent) return
  const rows = await readRows(context, CalculationItem, ['id', 'calculationitem_id'], {
    calculation_id: line.calculation_id,
  })
  const parents = new Map(rows.map(row => [row.id, row.calculationitem_id]))
  if (!parents.has(parent)) throw invalid('calculationitem_id', 'core.unknown_reference')
  if (line.id) parents.set(line.id, parent)
  if (hasCircle(parents)) throw invalid('calculationitem_id', 'documents.line_under_itself')
}
