import { call } from '@core/context/call'
import { monthsSchema, sumsPerMonth } from '@core/db/months'
import { Type as t } from '@sinclair/typebox'
import { Quotation } from '../entities/quotation'

/** How many quotations went out and were approved month by month, for the dashboard. */
export const readMonths = call({
  method: 'GET',
  path: 'quotation/months',
  operationId: 'quotation.months',
  access: { module: 'QUOTATION' },
  summary: 'Quotations sent and approved, in euros without VAT, month by month',
  response: t.Object({ sent: monthsSchema, approved: monthsSchema }),
  async run(context) {
    const own = { is_template: false }
    return {
      sent: await sumsPerMonth(context, Quotation, 'date_send', 'amount_exc_vat', own),
      approved: await sumsPerMonth(context, Quotation, 'date_approved', 'amount_exc_vat', own),
    }
  },
})
