import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_teams_apart',
  up: [
    `create index concurrently if not exists "task_company_id_team_id_index" on "task" ("company_id", "team_id");`,
    `alter table "task" validate constraint "tenant_fk_task__team_id";`,
  ],
  apart: true,
}
