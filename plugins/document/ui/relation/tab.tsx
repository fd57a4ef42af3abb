import type { RowOf } from '@core/ui'
import { DocumentsOfRelation } from '@plugins/documents/contract/document-lines'
import { IconFileDescription } from '@tabler/icons-react'

/** The generic documents of a person. */
export default ({ row }: { row: RowOf<'/api/relation'> }) => (
  <DocumentsOfRelation kind="document" icon={IconFileDescription} relationId={row.id} />
)
