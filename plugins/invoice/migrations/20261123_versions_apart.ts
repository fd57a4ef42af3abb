import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261123_versions_apart',
  up: [
    `alter table "invoice" validate constraint "invoice_status_check";`,
    `create index concurrently if not exists "invoice_company_id_documentversion_id_index" on "invoice" ("company_id", "documentversion_id");`,
    `create index concurrently if not exists "invoice_company_id_quotation_id_index" on "invoice" ("company_id", "quotation_id");`,
    `create index concurrently if not exists "invoice_company_id_credit_of_index" on "invoice" ("company_id", "credit_of");`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__flow_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__relation_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__documentversion_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__quotation_id";`,
    `alter table "invoice" validate constraint "tenant_fk_invoice__credit_of";`,
  ],
  apart: true,
}
