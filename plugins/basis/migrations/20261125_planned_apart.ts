import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_planned_apart',
  up: [
    `create index concurrently if not exists "action_company_id_start_date_index" on "action" ("company_id", "start_date");`,
  ],
  apart: true,
}
