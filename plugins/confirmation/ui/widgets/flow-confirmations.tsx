import { DocumentLines } from '@plugins/documents/contract/document-lines'
import { IconSignature } from '@tabler/icons-react'

/** The order confirmations of a dossier. */
export default ({ flowId }: { flowId: number }) => (
  <DocumentLines kind="confirmation" icon={IconSignature} of={{ flow_id: String(flowId) }} />
)
