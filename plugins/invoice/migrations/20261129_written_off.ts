import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_written_off',
  up: [
    `alter table "invoice" add "date_written_off" timestamptz(3) null;`,
    `alter table "invoice" no force row level security;`,
    `alter table "log_item" no force row level security;`,
    `update "invoice" i set "date_written_off" = i."updated_at" where i."status" = 'unpayable';`,
    `update "invoice" i set "date_written_off" = l."created_at" from (select distinct on ("company_id", "loggable_id") "company_id", "loggable_id", "created_at" from "log_item" where "loggable_type" = 'invoice' and "description" = 'markunpayable' order by "company_id", "loggable_id", "id" desc) l where l."company_id" = i."company_id" and l."loggable_id" = i."id" and i."status" = 'unpayable';`,
    `alter table "invoice" force row level security;`,
    `alter table "log_item" force row level security;`,
  ],
}
