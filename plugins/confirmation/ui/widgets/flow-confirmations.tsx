import { ConfirmationLines } from './confirmation-lines'

/** The order confirmations of a dossier. */
export default ({ flowId }: { flowId: number }) => <ConfirmationLines of={{ flow_id: String(flowId) }} />
