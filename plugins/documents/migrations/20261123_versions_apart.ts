import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261123_versions_apart',
  up: [
    `alter table "calculationitem" validate constraint "calculationitem_vat_category_check";`,
    `create index concurrently if not exists "signature_company_id_documentversion_id_index" on "signature" ("company_id", "documentversion_id");`,
    `create index concurrently if not exists "signature_company_id_signable_type_signable_id_index" on "signature" ("company_id", "signable_type", "signable_id");`,
    `alter table "signature" validate constraint "tenant_fk_signature__documentversion_id";`,
  ],
  apart: true,
}
