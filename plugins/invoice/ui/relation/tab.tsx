import type { RowOf } from '@core/ui'
import { DocumentsOfRelation } from '@plugins/documents/contract/document-lines'
import { invoiceLine } from '../widgets/invoice-line'

/** The invoices of a person. */
export default ({ row }: { row: RowOf<'/api/relation'> }) => (
  <DocumentsOfRelation {...invoiceLine} relationId={row.id} />
)
