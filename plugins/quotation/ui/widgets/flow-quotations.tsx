import { DocumentLines } from '@plugins/documents/contract/document-lines'
import { IconFileText } from '@tabler/icons-react'

/** The quotations of a dossier. */
export default ({ flowId }: { flowId: number }) => (
  <DocumentLines kind="quotation" icon={IconFileText} of={{ flow_id: String(flowId) }} />
)
