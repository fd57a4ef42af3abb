import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_locations_apart',
  up: [
    `create index concurrently if not exists "flow_company_id_location_id_index" on "flow" ("company_id", "location_id");`,
    `alter table "flow" validate constraint "tenant_fk_flow__location_id";`,
  ],
  apart: true,
}
