import { call } from '@core/context/call'
import { monthsSchema, sumsPerMonth } from '@core/db/months'
import { INVOICED_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'

/** What was invoiced month by month, credit invoices taken off, for the dashboard. */
export const readMonths = call({
  method: 'GET',
  path: 'invoice/months',
  operationId: 'invoice.months',
  access: { module: 'INVOICE' },
  summary: 'Turnover in euros without VAT, by the month of the invoice',
  response: monthsSchema,
  run: context =>
    sumsPerMonth(context, Invoice, 'documentdate', 'amount_exc_vat', {
      status: [...INVOICED_STATUSES],
      is_template: false,
    }),
})
