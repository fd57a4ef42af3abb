import { tenantEntity } from '@core/db/entity'
import { day, money, reference } from '@core/db/fields'

/**
 * What of an invoice was given up on a day, or with a minus taken back because it was paid or put back after all. Rows are
 * only ever added, so that the books of an earlier year stay as they were.
 */
export const WriteOff = tenantEntity({
  name: 'writeoff',
  properties: {
    invoice_id: reference('invoice', { whenGone: 'goAlong' }),
    amount: money(),
    written_on: day(),
  },
  indexes: [['invoice_id'], ['written_on']],
})
