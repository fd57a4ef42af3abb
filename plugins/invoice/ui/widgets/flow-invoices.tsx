import { InvoiceLines } from './invoice-lines'

/** The invoices of a dossier. */
export default ({ flowId }: { flowId: number }) => <InvoiceLines of={{ flow_id: String(flowId) }} />
