import document from '@openapi/fields/document'
import { DocumentOverview } from '@plugins/documents/contract/document-overview'

/** All generic documents by status (R-DOC-024). */
export default function GenericOverview() {
  return <DocumentOverview kind="document" fields={document} day="date_send" typed />
}
