import confirmation from '@openapi/fields/confirmation'
import { DocumentOverview } from '@plugins/documents/contract/document-overview'

/** All order confirmations by status (R-CONF-001). */
export default function ConfirmationOverview() {
  return <DocumentOverview kind="confirmation" fields={confirmation} day="date_send" />
}
