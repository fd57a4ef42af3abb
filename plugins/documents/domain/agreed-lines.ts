import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { workOut } from './work-out'

/** A line of what was agreed, as whoever carries it out needs it: how many of what, and its price excluding VAT. */
export interface AgreedLine {
  readonly id: number
  readonly calculation_id: number
  readonly product_id: number | null
  readonly item_name: string
  readonly unit_of_measurement: string
  readonly quantity: number
  readonly unit_rate_exc: number
  readonly vat_percentage: number
}

/** Lines that stand for others: a heading, and a bundle whose parts stand under it. */
const STANDS_FOR_OTHERS: readonly (string | null)[] = ['header', 'combination']

/**
 * The lines that count in calculations of documents that were agreed to, in reading order; options that nobody chose are
 * none of them.
 */
export async function agreedLines(context: Context, calculationIds: readonly number[]): Promise<AgreedLine[]> {
  if (!calculationIds.length) return []
  const columns = ['id', 'calc_base', 'discount'] as const
  const calculations = await readRows(context, Calculation, columns, { id: [...calculationIds] }, 'id')
  const items = await readRows(context, CalculationItem, 'all', { calculation_id: [...calculationIds] }, 'order')
  return calculations.flatMap(({ id: calculation_id, ...settings }) => {
    const own = new Map(items.filter(item => item.calculation_id === calculation_id).map(item => [item.id, item]))
    return workOut(settings, [...own.values()]).items.flatMap(({ item: { id }, counts, quantity, unit_rate_exc }) => {
      const item = own.get(id)
      if (!item || !counts || quantity <= 0) return []
      if (STANDS_FOR_OTHERS.includes(item.item_type) || STANDS_FOR_OTHERS.includes(item.product_type)) return []
      return [
        {
          ...{ id, calculation_id, product_id: item.product_id, quantity, unit_rate_exc },
          item_name: item.custom_item_name || item.item_name || '',
          unit_of_measurement: item.unit_of_measurement,
          vat_percentage: item.vat_percentage,
        },
      ]
    })
  })
}
