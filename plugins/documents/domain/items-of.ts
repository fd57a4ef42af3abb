import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { CalculationItem } from '../entities/calculation-item'
import type { CalculationItemRow } from './work-out'

/** The lines of a calculation, in order. */
export const itemsOf = (context: Context, calculationId: number): Promise<CalculationItemRow[]> =>
  readRows(context, CalculationItem, 'all', { calculation_id: calculationId }, 'order')
