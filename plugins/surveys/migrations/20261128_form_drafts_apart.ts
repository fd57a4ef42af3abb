import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_form_drafts_apart',
  up: [
    `create index concurrently if not exists "vertical_company_id_draft_of_id_index" on "vertical" ("company_id", "draft_of_id");`,
    `create index concurrently if not exists "verticaldatafield_company_id_draft_of_id_index" on "verticaldatafield" ("company_id", "draft_of_id");`,
    `alter table "vertical" validate constraint "tenant_fk_vertical__draft_of_id";`,
    `alter table "verticaldatafield" validate constraint "tenant_fk_verticaldatafield__draft_of_id";`,
  ],
  apart: true,
}
