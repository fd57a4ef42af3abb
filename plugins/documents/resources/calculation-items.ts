import { resource } from '@core/resource/resource'
import { checkVatRate } from '@plugins/sales/contract'
import { documentModules } from '../contract/document-modules'
import { openCalculation } from '../domain/calculation-store'
import { checkParent } from '../domain/check-parent'
import { keepGroup } from '../domain/keep-group'
import { readableCalculations } from '../domain/kind-access'
import { checkProduct, oneRate } from '../domain/product-lines'
import { keepSettled } from '../domain/settled-line'
import { CalculationItem } from '../entities/calculation-item'

/** Lines of calculations. Every change works the calculation out again; see the calls beside this file. */
export const calculationItems = resource({
  entity: CalculationItem,
  module: documentModules,
  sort: 'order',
  scope: readableCalculations,
  readonly: ['calculable_type', 'product_snapshot', 'settled', 'origin'],
  calls: ['list', 'get'],
  async openWhole(context, items) {
    for (const { calculation_id } of items) await openCalculation(context, calculation_id)
  },
  async prepare(item, context, changes, before) {
    item.calculable_type = (await openCalculation(context, item.calculation_id)).calculable_type
    checkVatRate(changes)
    if (before && changes.product_id !== before.product_id) await checkProduct(context, changes.product_id)
    if ('calculationitem_id' in changes) await checkParent(context, item)
    Object.assign(item, oneRate({}, changes))
    await keepGroup(context, item, changes, before)
    if (before) keepSettled(item, changes, before)
  },
})
