import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'intake/20261125_teams_apart',
  up: [
    `create index concurrently if not exists "intake_company_id_team_id_index" on "intake" ("company_id", "team_id");`,
    `alter table "intake" validate constraint "tenant_fk_intake__team_id";`,
  ],
  apart: true,
}
