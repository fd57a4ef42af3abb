import type { Context } from '@core/http/context'
import { notFound, refused } from '@core/http/problem'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentWidget } from '../entities/document-widget'
import { itemsOf, openCalculation, recalculate } from './calculation-store'
import { copyLines } from './create-document'

/** Replaces widgets and lines of a document by those of a template. */
export async function resetToTemplate(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
  templateId: number,
): Promise<void> {
  if (kind.locked.includes(document.status)) throw refused('documents.locked')
  const { em } = context
  const template = (await em.findOne(
    kind.entity as never,
    { id: templateId, is_template: true, deleted_at: null } as never,
  )) as DocumentRecord | null
  if (!template) throw notFound()
  await em.nativeDelete(DocumentWidget, { widgetable_type: kind.code, widgetable_id: document.id })
  const widgets = await em.find(
    DocumentWidget,
    { widgetable_type: kind.code, widgetable_id: template.id },
    { orderBy: { order: 'asc', id: 'asc' } },
  )
  for (const widget of widgets) {
    const { id, version, created_at, updated_at, ...values } = widget as unknown as Record<string, unknown>
    em.create(DocumentWidget, { ...values, widgetable_id: document.id } as never, { persist: true })
  }
  if (document.calculation_id && template.calculation_id) {
    const calculation = await openCalculation(context, document.calculation_id)
    await em.nativeDelete(CalculationItem, { calculation_id: calculation.id })
    await copyLines(context, calculation, await itemsOf(context, template.calculation_id))
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
