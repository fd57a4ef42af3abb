import type { DeletionGuard } from '@core/resource/resource'
import { DocumentWidget } from '../entities/document-widget'
import { findDocument, kindOf } from './open-document'

/** A document that is finalised or agreed to keeps its widgets: without one it would be another document (R-INV-001). */
export const finalWidgetsStay: DeletionGuard = {
  table: 'documentwidget',
  async may(id, context) {
    const widget = await context.em.findOne(DocumentWidget, { id })
    const kind = widget ? kindOf(context, widget.widgetable_type) : undefined
    if (!widget || !kind) return true
    const document = await findDocument(context, kind, widget.widgetable_id, 'PATCH')
    return document && kind.locked.includes(document.status) ? 'documents.locked' : true
  },
}
