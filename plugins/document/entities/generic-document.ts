import { tenantEntity, trash } from '@core/db/entity'
import { documentColumns, documentStatus } from '@plugins/documents/contract'

/** A document of no kind of its own, of a type that the company named (S2 §3). */
export const GenericDocument = tenantEntity({
  name: 'document',
  properties: {
    ...documentColumns,
    ...documentStatus(['draft', 'sent', 'approved', 'rejected', 'cancelled'], 'draft'),
    ...trash,
  },
  indexes: [['status'], ['documentdate', 'id']],
})
