import { DocumentLines } from '@plugins/documents/contract/document-lines'
import { invoiceLine } from './invoice-line'

/** The invoices of a dossier. */
export default ({ flowId }: { flowId: number }) => <DocumentLines {...invoiceLine} of={{ flow_id: String(flowId) }} />
