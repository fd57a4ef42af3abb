import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { type CalculationRecord, recalculate } from './calculation-store'
import { copyLines } from './copy-rows'
import { itemsOf } from './items-of'
import { withAnswers } from './price-answers'
import { ordinaryLine, ownLine } from './settled-line'

/** What lines are worked out with, and what is shown of them. */
const settingsOf = ({
  calc_base,
  discount,
  calculationitemColumns,
  calculationitemRows,
  origin_cumulatives,
  origin_grouping,
  auto_recalc,
  paymentterms,
}: CalculationRecord) => ({
  calc_base,
  discount,
  calculationitemColumns,
  calculationitemRows,
  origin_cumulatives,
  origin_grouping,
  auto_recalc,
  paymentterms,
})

/** Replaces settings and lines of a calculation by those of another one; prices that follow forms look at its own dossier. */
export async function takeOver(context: Context, into: CalculationRecord, source: CalculationRecord): Promise<void> {
  Object.assign(into, settingsOf(source))
  await deleteRows(context, CalculationItem, { calculation_id: into.id })
  const lines = (await itemsOf(context, source.id)).map(ordinaryLine).map(ownLine)
  await copyLines(context, into, await withAnswers(context, into.flow_id, lines))
}

/** Keeps the lines and settings of a calculation as a template, of no document and no dossier (C-0599). */
export async function saveAsTemplate(
  context: Context,
  source: CalculationRecord,
  title: string,
): Promise<CalculationRecord> {
  const template = await insertRecord(context, Calculation, { title, is_template: true })
  await takeOver(context, template, source)
  await recalculate(context, template)
  context.log({ type: 'calculation', id: template.id, description: 'created', after: { title } })
  return template
}

/** @throws Problem 404 for a number that is no template */
export async function templateWith(context: Context, id: number): Promise<CalculationRecord> {
  const template = await openRecord(context, Calculation, { id, is_template: true })
  if (!template) throw notFound()
  return template
}

/** The templates of calculations, by name. */
export const calculationTemplates = (context: Context) =>
  readRows(context, Calculation, 'all', { is_template: true, calculable_type: 'calculation' }, 'title')
