import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261123_offers_of_a_dossier_apart',
  up: [
    `create index concurrently if not exists "quotation_company_id_flow_id_status_id_index" on "quotation" ("company_id", "flow_id", "status", "id");`,
  ],
  apart: true,
}
