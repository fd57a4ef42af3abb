import { DocumentLines } from '@plugins/documents/contract/document-lines'
import { IconFileDescription } from '@tabler/icons-react'

/** The generic documents of a dossier. */
export default ({ flowId }: { flowId: number }) => (
  <DocumentLines kind="document" icon={IconFileDescription} of={{ flow_id: String(flowId) }} />
)
