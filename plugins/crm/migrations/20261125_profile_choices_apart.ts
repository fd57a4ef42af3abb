import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_profile_choices_apart',
  up: [
    `create index concurrently if not exists "flowfile_company_id_flowprofile_id_index" on "flowfile" ("company_id", "flowprofile_id");`,
    `create index concurrently if not exists "flowfile_company_id_companysettings_id_index" on "flowfile" ("company_id", "companysettings_id");`,
  ],
  apart: true,
}
