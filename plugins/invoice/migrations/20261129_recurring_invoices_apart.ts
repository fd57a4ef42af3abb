import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_recurring_invoices_apart',
  up: [
    `create index concurrently if not exists "invoice_company_id_template_of_index" on "invoice" ("company_id", "template_of");`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__template_of";`,
  ],
  apart: true,
}
