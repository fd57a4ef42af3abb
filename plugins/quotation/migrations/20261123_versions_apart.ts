import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261123_versions_apart',
  up: [
    `create index concurrently if not exists "quotation_company_id_documentversion_id_index" on "quotation" ("company_id", "documentversion_id");`,
    `alter table "quotation" validate constraint "tenant_fk_quotation__flow_id";`,
    `alter table "quotation" validate constraint "tenant_fk_quotation__relation_id";`,
    `alter table "quotation" validate constraint "tenant_fk_quotation__documentversion_id";`,
  ],
  apart: true,
}
