import type { RowOf } from '@core/ui'
import { DocumentsOfRelation } from '@plugins/documents/contract/document-lines'
import { IconSignature } from '@tabler/icons-react'

/** The order confirmations of a person. */
export default ({ row }: { row: RowOf<'/api/relation'> }) => (
  <DocumentsOfRelation kind="confirmation" icon={IconSignature} relationId={row.id} />
)
