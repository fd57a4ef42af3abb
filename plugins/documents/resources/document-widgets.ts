import { resource } from '@core/resource/resource'
import { readableKinds } from '../domain/kind-access'
import { openDocument } from '../domain/open-document'
import { cleanRichText } from '../domain/rich-text'
import { DocumentWidget } from '../entities/document-widget'
import { DOCUMENT_MODULES } from './modules'

/** Building blocks of documents; text is cleaned of everything that is not rich text. */
export const documentWidgets = resource({
  entity: DocumentWidget,
  module: DOCUMENT_MODULES,
  sort: 'order',
  scope: context => ({ widgetable_type: readableKinds(context) }),
  readonly: ['picture_width', 'picture_height'],
  async prepare(widget, context, changes) {
    await openDocument(context, widget.widgetable_type, widget.widgetable_id)
    for (const field of ['textcontent', 'textcontent2', 'textcontent3'] as const) {
      const typed = changes[field]
      if (typeof typed === 'string') widget[field] = cleanRichText(typed)
    }
  },
})
