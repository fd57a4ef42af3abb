import type { DocumentKind, DocumentRecord } from '../contract/document-kind'

/** Whether customers see a version of the document, whatever its rows say meanwhile. */
export const isShown = (kind: DocumentKind, { status, documentversion_id }: DocumentRecord): boolean =>
  documentversion_id !== null && documentversion_id !== undefined && !kind.hidden.includes(status)
