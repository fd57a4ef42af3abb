import quotation from '@openapi/fields/quotation'
import { DocumentOverview } from '@plugins/documents/contract/document-overview'

/** All quotations by status (R-QUOT-001). */
export default function QuotationOverview() {
  return <DocumentOverview kind="quotation" fields={quotation} day="enddate" />
}
