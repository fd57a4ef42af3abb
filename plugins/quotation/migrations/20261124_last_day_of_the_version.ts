import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261124_last_day_of_the_version',
  up: [
    `alter table "quotation" add "version_enddate" date null;`,
    `alter table "quotation" no force row level security;`,
    `alter table "documentversion" no force row level security;`,
    `update "quotation" d set "version_enddate" = (v."content"::json->>'enddate')::date from "documentversion" v where v."company_id" = d."company_id" and v."id" = d."documentversion_id";`,
    `update "quotation" set "version_enddate" = "enddate" where "documentversion_id" is null and "status" <> 'draft';`,
    `alter table "quotation" force row level security;`,
    `alter table "documentversion" force row level security;`,
  ],
}
