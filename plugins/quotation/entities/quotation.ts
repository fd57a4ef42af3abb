import { internal } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { text } from '@core/db/fields'
import { documentColumns, documentStatus } from '@plugins/documents/contract'

/** An offer to a customer (S2 §3). */
export const Quotation = tenantEntity({
  name: 'quotation',
  properties: {
    ...documentColumns,
    ...documentStatus(['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'], 'draft'),
    flowprofile: internal(text().nullable()),
    ...trash,
  },
  indexes: [['status'], ['flow_id', 'status', 'id'], ['relation_id'], ['documentdate', 'id']],
})
