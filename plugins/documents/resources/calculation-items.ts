import { resource } from '@core/resource/resource'
import { checkVatRate } from '@plugins/sales/contract'
import { openCalculation } from '../domain/calculation-store'
import { oneRate } from '../domain/product-lines'
import { CalculationItem } from '../entities/calculation-item'
import { DOCUMENT_MODULES } from './modules'

/** Lines of calculations. Every change works the calculation out again; see the calls beside this file. */
export const calculationItems = resource({
  entity: CalculationItem,
  module: DOCUMENT_MODULES,
  sort: 'order',
  readonly: ['product_snapshot', 'settled'],
  calls: ['list', 'get'],
  async prepare(item, context, changes, before) {
    await openCalculation(context, before ? item.calculation_id : Number(changes.calculation_id))
    checkVatRate(changes)
    Object.assign(item, oneRate({}, changes))
  },
})
