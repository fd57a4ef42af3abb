import { tenantEntity, trash } from '@core/db/entity'
import { reference } from '@core/db/fields'
import { documentColumns, documentStatus } from '@plugins/documents/contract'

/** What was agreed on, confirmed to the customer before the work begins (S2 §3). */
export const Confirmation = tenantEntity({
  name: 'confirmation',
  properties: {
    ...documentColumns,
    ...documentStatus(['draft', 'sent', 'approved', 'rejected', 'cancelled'], 'draft'),
    /** The quotation that it confirms; none for an order that was agreed on by telephone. */
    quotation_id: reference('quotation', { whenGone: 'empty' }).nullable(),
    ...trash,
  },
  indexes: [['status'], ['flow_id'], ['relation_id'], ['documentdate', 'id']],
})
