import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261128_payment_source_apart',
  up: [
    `create unique index concurrently if not exists "payment_company_id_source_unique" on "payment" ("company_id", "source");`,
    `alter table "payment" validate constraint "payment_way_check";`,
    `alter table "payment" add constraint "payment_company_id_source_unique" unique using index "payment_company_id_source_unique";`,
  ],
  apart: true,
}
