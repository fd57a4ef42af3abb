import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261123_phases_apart',
  up: [
    `create index concurrently if not exists "flow_company_id_flow_phase_id_index" on "flow" ("company_id", "flow_phase_id");`,
    `alter table "flow" validate constraint "tenant_fk_flow__flow_phase_id";`,
  ],
  apart: true,
}
