import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_merged_relation_apart',
  up: [
    `create index concurrently if not exists "relation_company_id_merged_into_id_index" on "relation" ("company_id", "merged_into_id");`,
    `alter table "relation" validate constraint "tenant_fk_relation__merged_into_id";`,
  ],
  apart: true,
}
