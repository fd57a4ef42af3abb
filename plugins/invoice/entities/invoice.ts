import { tenantEntity, trash } from '@core/db/entity'
import { choice, looseId, moment, whole } from '@core/db/fields'
import { documentColumns } from '@plugins/documents/contract'
import { INVOICE_STATUSES } from '../domain/invoice-lifecycle'

/** A bill to a customer; final from the moment it has its number (S2 §3). */
export const Invoice = tenantEntity({
  name: 'invoice',
  properties: {
    ...documentColumns,
    status: choice(INVOICE_STATUSES).default('draft'),
    /** The calculation this invoice bills a part of, and the quotation it came from. */
    origin_calculation_id: looseId().nullable(),
    quotation_id: looseId().nullable(),
    credit_of: looseId().nullable(),
    date_paid: moment().nullable(),
    /** How often the customer was reminded, and when last. */
    reminders: whole().default(0),
    date_reminded: moment().nullable(),
    ...trash,
  },
  indexes: [['status', 'enddate'], ['flow_id'], ['relation_id'], ['origin_calculation_id'], ['documentdate', 'id']],
})
