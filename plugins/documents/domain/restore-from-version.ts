import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { deleteRows, writeNow } from '@core/db/write'
import type { DocumentRecord } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import type { DocumentSource } from './document-content'

/** Makes the rows of a document say what a version of it says: lines, settings and widgets, each with its own number. */
export async function restoreFromVersion(
  context: Context,
  document: DocumentRecord,
  { kind, items, widgets, ...source }: DocumentSource,
): Promise<void> {
  await writeNow(context)
  const calculation = await openRecord(context, Calculation, document.calculation_id ?? 0)
  if (calculation) {
    await deleteRows(context, CalculationItem, { calculation_id: calculation.id })
    await insertRows(context, CalculationItem, items)
    Object.assign(calculation, {
      calc_base: source.calc_base,
      discount: source.discount,
      calculationitemColumns: source.columns ?? [],
      calculationitemRows: source.rows ?? [],
    })
  }
  const owned = { widgetable_type: kind, widgetable_id: document.id }
  await deleteRows(context, DocumentWidget, owned)
  await insertRows(
    context,
    DocumentWidget,
    widgets.map(widget => ({ ...widget, ...owned })),
  )
  const { title, documentdate, enddate, custom_css } = source
  Object.assign(document, { title, documentdate, enddate, custom_css, changed_since_sent: false })
  await writeNow(context)
}
