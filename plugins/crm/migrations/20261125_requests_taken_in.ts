import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_requests_taken_in',
  up: [
    `alter table "websitelead" add "taken_at" timestamptz(3) null;`,
    `alter table "websitelead" no force row level security;`,
    `update "websitelead" set "taken_at" = "created_at" where "status" = 'taken';`,
    `alter table "websitelead" force row level security;`,
    `alter table "websitelead" drop constraint "websitelead_status_check";`,
    `alter table "websitelead" drop column "status";`,
  ],
}
