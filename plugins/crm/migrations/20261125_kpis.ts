import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_kpis',
  up: [
    `alter table "flow" add "kpi_value" numeric(16,4) null, add "kpi_value2" numeric(16,4) null, add "kpi_value3" numeric(16,4) null;`,
  ],
}
