import { branchOf } from './branch-of'
import { itemInfo, itemName } from './calculation-item'
import type { CalculationItemRow } from './work-out'

type Said = Pick<
  CalculationItemRow,
  | 'id'
  | 'item_type'
  | 'product_id'
  | 'item_name'
  | 'custom_item_name'
  | 'infotext'
  | 'custom_infotext'
  | 'unit_rate_exc_manual'
  | 'unit_rate_inc_manual'
  | 'start_amount_exc'
  | 'start_amount_inc'
  | 'settled'
>

/** Whether a line says nothing yet: it was added by hand, and has neither a description nor a price. */
export function isBlank(line: Said): boolean {
  const { item_type, product_id, unit_rate_exc_manual, unit_rate_inc_manual, start_amount_exc, start_amount_inc } = line
  const costs = unit_rate_exc_manual || unit_rate_inc_manual || start_amount_exc || start_amount_inc || line.settled
  return item_type !== 'header' && !product_id && !costs && !itemName(line).trim() && !itemInfo(line)
}

/** The lines that a document has to say: one that says nothing stays out, unless something hangs under it. */
export const saidLines = <Line extends Said & Pick<CalculationItemRow, 'calculationitem_id'>>(
  lines: readonly Line[],
): Line[] => lines.filter(line => !isBlank(line) || branchOf(lines, line.id).some(under => !isBlank(under)))
