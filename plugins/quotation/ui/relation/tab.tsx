import type { RowOf } from '@core/ui'
import { DocumentsOfRelation } from '@plugins/documents/contract/document-lines'
import { IconFileText } from '@tabler/icons-react'

/** The quotations of a person. */
export default ({ row }: { row: RowOf<'/api/relation'> }) => (
  <DocumentsOfRelation kind="quotation" icon={IconFileText} relationId={row.id} />
)
