import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_bills_confirmations_apart',
  up: [
    `create index concurrently if not exists "invoice_company_id_confirmation_id_index" on "invoice" ("company_id", "confirmation_id");`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__confirmation_id";`,
  ],
  apart: true,
}
