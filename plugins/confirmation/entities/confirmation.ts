import { tenantEntity, trash } from '@core/db/entity'
import { choice, reference } from '@core/db/fields'
import { documentColumns } from '@plugins/documents/contract'

/** What was agreed on, confirmed to the customer before the work begins (S2 §3). */
export const Confirmation = tenantEntity({
  name: 'confirmation',
  properties: {
    ...documentColumns,
    status: choice(['draft', 'sent', 'approved', 'rejected', 'cancelled']).default('draft'),
    /** The quotation that it confirms; none for an order that was agreed on by telephone. */
    quotation_id: reference('quotation', { onDelete: 'set null' }).nullable(),
    ...trash,
  },
  indexes: [['status'], ['flow_id'], ['relation_id'], ['documentdate', 'id']],
})
