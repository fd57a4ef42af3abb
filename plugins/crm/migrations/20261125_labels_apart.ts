import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_labels_apart',
  up: [
    `create index concurrently if not exists "flow_company_id_city_index" on "flow" ("company_id", "city");`,
    `create index concurrently if not exists "organization_company_id_city_index" on "organization" ("company_id", "city");`,
    `create index concurrently if not exists "relation_company_id_city_index" on "relation" ("company_id", "city");`,
  ],
  apart: true,
}
