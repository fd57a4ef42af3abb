import type { Context } from '@core/http/context'
import { notFound } from '@core/http/problem'
import type { DocumentRecord } from '../contract/document-kind'
import { CalculationItem } from '../entities/calculation-item'
import { openCalculation, recalculate } from './calculation-store'

/** A customer chooses additional work, or takes the choice back; only lines that are additional work can be chosen. */
export async function chooseOption(context: Context, document: DocumentRecord, itemId: number, selected: boolean) {
  const calculation = await openCalculation(context, document.calculation_id ?? 0)
  const item = await context.em.findOne(CalculationItem, {
    id: itemId,
    calculation_id: calculation.id,
    additionalwork: true,
  })
  if (!item) throw notFound()
  item.selected = selected
  const { totals } = (await recalculate(context, calculation)).result
  context.log({
    type: 'calculationitem',
    id: itemId,
    flowId: document.flow_id,
    customerName: document.relation_fullname,
    description: 'option_chosen',
    after: { selected },
  })
  return { amount_exc_vat: totals.amount_exc_vat, amount_inc_vat: totals.amount_inc_vat }
}
