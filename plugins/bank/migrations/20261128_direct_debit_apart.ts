import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'bank/20261128_direct_debit_apart',
  up: [
    `create index concurrently if not exists "bankmatch_company_id_debitline_id_index" on "bankmatch" ("company_id", "debitline_id");`,
    `alter table "bankmatch" validate constraint "tenant_fk_bankmatch__debitline_id";`,
  ],
  apart: true,
}
