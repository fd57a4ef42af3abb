import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261124_last_day_of_the_version',
  up: [
    `alter table "invoice" add "version_enddate" date null;`,
    `alter table "invoice" no force row level security;`,
    `alter table "documentversion" no force row level security;`,
    `update "invoice" d set "version_enddate" = (v."content"::json->>'enddate')::date from "documentversion" v where v."company_id" = d."company_id" and v."id" = d."documentversion_id";`,
    `update "invoice" set "version_enddate" = "enddate" where "documentversion_id" is null and "status" <> 'draft';`,
    `alter table "invoice" force row level security;`,
    `alter table "documentversion" force row level security;`,
  ],
}
