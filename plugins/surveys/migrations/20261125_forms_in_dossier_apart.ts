import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261125_forms_in_dossier_apart',
  up: [
    `create index concurrently if not exists "flowdataitem_company_id_sent_user_id_index" on "flowdataitem" ("company_id", "sent_user_id");`,
    `alter table "flowdataitem" validate constraint "tenant_fk_flowdataitem__sent_user_id";`,
  ],
  apart: true,
}
