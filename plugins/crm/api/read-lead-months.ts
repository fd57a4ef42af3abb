import { call } from '@core/context/call'
import { monthsSchema, sumsPerMonth } from '@core/db/months'
import { Flow } from '../entities/flow'

/** How many dossiers came in month by month, for the dashboard. */
export const readLeadMonths = call({
  method: 'GET',
  path: 'flow/months',
  operationId: 'flow.months',
  access: { module: 'CRM' },
  summary: 'Dossiers that came in and what they are worth in euros without VAT, month by month',
  response: monthsSchema,
  run: context => sumsPerMonth(context, Flow, 'lead_date', 'order_value'),
})
