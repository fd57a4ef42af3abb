import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_flow_board',
  up: [`drop index "flow_company_id_status_index";`],
}
