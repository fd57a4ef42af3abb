import { QuotationLines } from './quotation-lines'

/** The quotations of a dossier. */
export default ({ flowId }: { flowId: number }) => <QuotationLines of={{ flow_id: String(flowId) }} />
