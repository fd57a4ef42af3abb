import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { holdVersion } from '@core/db/hold-version'
import { openHeld } from '@core/db/open-held'
import { rowSchema, wireFields } from '@core/db/schema'
import { duplicated } from '@core/resource/duplicated'
import { resource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { type CalculationRecord, recalculate } from '../domain/calculation-store'
import { checkTags } from '../domain/check-tags'
import { copyLines } from '../domain/copy-rows'
import { answeredItems, itemSchema } from '../domain/item-answer'
import { itemsOf } from '../domain/items-of'
import { readableCalculations } from '../domain/kind-access'
import { kindOf, openDocument } from '../domain/open-document'
import { faultOfTerms } from '../domain/payment-terms'
import { ordinaryLine } from '../domain/settled-line'
import { workOut } from '../domain/work-out'
import { calculationColumns, calculationRows } from '../drawing/price-table-columns'
import { Calculation } from '../entities/calculation'

/** A calculation as answered after a change: totals and all lines. */
export const calculationSchema = t.Composite(
  [t.Object(rowSchema(Calculation).properties), t.Object({ calculationitems: t.Array(itemSchema) })],
  { title: 'workedcalculation' },
)

/** Works a changed calculation out and answers it whole. */
export async function answerCalculation(
  context: Context,
  calculation: CalculationRecord,
): Promise<Record<string, unknown>> {
  const { items, result } = await recalculate(context, calculation)
  return { ...toRow(Calculation, calculation), calculationitems: answeredItems(items, result) }
}

const TOTALS = wireFields(Calculation)
  .map(({ name }) => name)
  .filter(name => /amount|unit_rate/.test(name))

/** Calculations, with their lines on the record itself. Totals are worked out here, never typed. */
export const calculations = resource({
  entity: Calculation,
  module: documentModules,
  sort: '-created_at',
  defaults: { is_template: false },
  scope: readableCalculations,
  readonly: [...TOTALS, 'calculable_type', 'calculable_id', 'hash', 'is_template'],
  abilities: [
    // A copy is part of no document, whatever its original is part of.
    duplicated<typeof Calculation>({
      title: 'title',
      without: ['new_number', 'partialinvoicetype', 'calculationitemColumns', 'calculationitemRows'],
      async copied(calculation, original, context) {
        const { calculationitemColumns, calculationitemRows } = original
        Object.assign(calculation, { calculationitemColumns, calculationitemRows })
        await copyLines(context, calculation, await itemsOf(context, original.id), ordinaryLine)
        await recalculate(context, calculation)
      },
    }),
  ],
  enrich: [
    {
      single: true,
      fields: { calculationitems: t.Array(itemSchema) },
      async run(rows, context) {
        for (const row of rows) {
          const items = await itemsOf(context, row.id)
          row.calculationitems = answeredItems(
            items,
            workOut({ calc_base: String(row.calc_base), discount: Number(row.discount) }, items),
          )
        }
      },
    },
  ],
  async openWhole(context, calculations) {
    for (const calculation of calculations) {
      const { calculable_type, calculable_id } = calculation
      const kind = kindOf(context, calculable_type)
      // A document that is gone for good left its calculation behind: nobody has a say in that any more.
      if (!kind || !calculable_id || !(await openHeld(context, kind.entity, calculable_id))) continue
      await openDocument(context, calculable_type, calculable_id)
      await holdVersion(context, Calculation, calculation)
    }
  },
  async prepare(calculation, context, changes, before) {
    checkTags(changes)
    const fault = 'paymentterms' in changes ? faultOfTerms(calculation.paymentterms) : null
    if (fault) throw invalid('paymentterms', `documents.${fault}`)
    if (!before) {
      calculation.calculationitemColumns = calculationColumns()
      calculation.calculationitemRows = calculationRows()
      return
    }
    const { items } = await recalculate(context, calculation)
    if (before.discount !== calculation.discount && items.some(({ settled }) => settled))
      throw invalid('discount', 'documents.part_fixed')
  },
})
