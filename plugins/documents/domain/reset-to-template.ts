import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { openRecord, openRecords } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { DocumentWidget } from '../entities/document-widget'
import { calculationOf, recalculate } from './calculation-store'
import { takeOver } from './calculation-template'
import { copyOf } from './copy-rows'
import { lookOf } from './look-of'
import { openDocument } from './open-document'

/** Replaces widgets and lines of a document by those of a template. */
export async function resetToTemplate(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  templateId: number,
): Promise<void> {
  await openDocument(context, kind.code, document.id)
  const template = await openRecord(context, kind.entity, {
    id: templateId,
    is_template: true,
    deleted_at: null,
  })
  if (!template) throw notFound()
  Object.assign(document, lookOf(template))
  await deleteRows(context, DocumentWidget, { widgetable_type: kind.code, widgetable_id: document.id })
  const widgets = await openRecords(
    context,
    DocumentWidget,
    { widgetable_type: kind.code, widgetable_id: template.id },
    { sort: 'order' },
  )
  await insertRows(
    context,
    DocumentWidget,
    widgets.map(widget => ({ ...copyOf(widget), widgetable_id: document.id })),
  )
  const calculation = await calculationOf(context, document.calculation_id)
  const source = await calculationOf(context, template.calculation_id)
  if (calculation && source) {
    await takeOver(context, calculation, source)
    await recalculate(context, calculation)
  }
  context.log({
    type: kind.code,
    id: document.id,
    flowId: document.flow_id,
    description: 'reset_to_template',
    after: { template_id: templateId },
  })
}
