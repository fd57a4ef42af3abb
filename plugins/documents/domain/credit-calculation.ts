import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import type { DocumentRecord } from '../contract/document-kind'
import { calculationOf, recalculate } from './calculation-store'
import { copyLines } from './copy-rows'
import { itemsOf } from './items-of'
import { creditLine } from './partial-invoice'

/** Fills the calculation of a credit with the lines of what it credits, amounts turned around (G-CREDIT). */
export async function creditCalculation(
  context: Context,
  credit: DocumentRecord,
  credited: DocumentRecord,
): Promise<void> {
  const target = await calculationOf(context, credit.calculation_id)
  const source = await calculationOf(context, credited.calculation_id)
  if (!target || !source) throw notFound()
  Object.assign(target, {
    calc_base: source.calc_base,
    discount: source.discount,
    calculationitemColumns: source.calculationitemColumns,
    calculationitemRows: source.calculationitemRows,
  })
  await copyLines(context, target, await itemsOf(context, source.id), creditLine)
  await recalculate(context, target)
}
