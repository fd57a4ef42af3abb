import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261124_told_when_late',
  up: [
    `alter table "invoice" add "date_overdue" timestamptz(3) null;`,
    `alter table "invoice" no force row level security;`,
    // What is late already is no news to the rules of a company.
    `update "invoice" set "date_overdue" = now() where "status" in ('sent', 'approved', 'expired') and "enddate" < current_date;`,
    `alter table "invoice" force row level security;`,
  ],
}
