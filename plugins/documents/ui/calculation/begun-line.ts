import { NEW_CALCULATION_ITEM } from '../../domain/calculation-item'
import type { Calculation, Line } from '../editor/document-row'
import type { LooksOfNew, NewLine } from './use-calculation'

/** Whether a line is on screen and not at the server yet: what it costs is not known before that. */
export const isBegun = ({ version }: Pick<Line, 'version'>): boolean => version === 0

/** A new line as it is shown until the server answers, in its place. */
export function begunLine(
  { id: calculation_id, company_id, calculationitems }: Calculation,
  id: number,
  { after, ...said }: NewLine,
  looks?: LooksOfNew,
): Line {
  const now = new Date().toISOString()
  return {
    ...{ company_id, calculation_id, created_at: now, updated_at: now, deleted_at: null, version: 0 },
    ...{ calculable_type: '', product_id: null, product_type: null, product_group: null, product_snapshot: null },
    ...{ custom_item_name: null, infotext: null, custom_infotext: null, item_name: null, calculationitem_id: null },
    ...{ vat_category: null, vat_reason: null, discount_percentage: 0, additionalwork: false, selected: false },
    ...{ option_group: null, option_rule: 'any', option_max: null },
    ...{ unit_amount: null, unit_amount_manual: null, unit_rate_inc_manual: null, unit_rate_exc_manual: null },
    ...{
      settled: null,
      origin: null,
      depth: 0,
      counts: true,
      additional: false,
      quantity: 0,
      unit_rate_exc: 0,
      unit_rate_inc: 0,
    },
    ...{ price_missing: true, total_exc: 0, total_inc: 0, total_discount_exc: 0, total_discount_inc: 0 },
    ...NEW_CALCULATION_ITEM,
    ...said,
    ...looks,
    id,
    order: orderOf(calculationitems, said.calculationitem_id ?? null, after),
  }
}

/** Between the line that it comes after and the next one; at the end without either. */
function orderOf(lines: readonly Line[], parent: number | null, after: number | undefined): number {
  const beside = lines.filter(line => line.calculationitem_id === parent).toSorted((a, b) => a.order - b.order)
  const at = beside.findIndex(({ id }) => id === after)
  const before = (beside[at] ?? beside.at(-1))?.order ?? 0
  const next = at < 0 ? undefined : beside[at + 1]?.order
  return next === undefined ? before + 1 : (before + next) / 2
}
