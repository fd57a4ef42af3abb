import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261128_sent_to',
  up: [
    `alter table "quotation" add "sent_to" varchar(255) null;`,
    `alter table "quotation" no force row level security;`,
    `alter table "log_item" no force row level security;`,
    `update "quotation" d set "sent_to" = left(l."new_value"->>'to', 255) from (select distinct on ("company_id", "loggable_id") "company_id", "loggable_id", "new_value" from "log_item" where "loggable_type" = 'quotation' and "description" = 'mailed' order by "company_id", "loggable_id", "id" desc) l where l."company_id" = d."company_id" and l."loggable_id" = d."id" and d."status" <> 'draft';`,
    `alter table "quotation" force row level security;`,
    `alter table "log_item" force row level security;`,
  ],
}
