import type { LinkKind } from '@core/context/call'
import { documentEvents } from '@plugins/documents/contract/document-events'

/** What generic documents tell of. */
export const genericEvents = documentEvents('document')

/** The customer link on a generic document (R-PORT-006, R-PORT-008). */
export const genericLink: LinkKind = {
  kind: 'document',
  word: 'document',
  page: 'customer_document_detail',
  module: 'PROJECT',
  notFound: 'document.link_not_found',
  gone: 'document.link_gone',
}
