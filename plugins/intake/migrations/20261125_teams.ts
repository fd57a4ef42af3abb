import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'intake/20261125_teams',
  up: [
    `alter table "intake" add "team_id" bigint null;`,
    `alter table "intake" add constraint "tenant_fk_intake__team_id" foreign key ("company_id", "team_id") references "team" ("company_id", "id") not valid;`,
  ],
}
