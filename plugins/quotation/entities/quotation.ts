import { tenantEntity, trash } from '@core/db/entity'
import { choice, text } from '@core/db/fields'
import { documentColumns } from '@plugins/documents/contract'

/** An offer to a customer (S2 §3). */
export const Quotation = tenantEntity({
  name: 'quotation',
  properties: {
    ...documentColumns,
    status: choice(['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled']).default('draft'),
    flowprofile: text().nullable(),
    ...trash,
  },
  indexes: [['status'], ['flow_id', 'status', 'id'], ['relation_id'], ['documentdate', 'id']],
})
