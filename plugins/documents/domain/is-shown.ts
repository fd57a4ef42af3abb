import type { DocumentKind, DocumentRecord } from '../contract/document-kind'

/** Whether customers see a version of the document, whatever its rows say meanwhile. */
export const isShown = (
  kind: Pick<DocumentKind, 'hidden'>,
  { status, documentversion_id }: Pick<DocumentRecord, 'status' | 'documentversion_id'>,
): boolean => documentversion_id !== null && documentversion_id !== undefined && !kind.hidden.includes(status)
