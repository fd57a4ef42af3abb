import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_flow_board_apart',
  up: [
    `create index concurrently if not exists "flow_company_id_status_deleted_at_turnover_turnove_9ed4f_index" on "flow" ("company_id", "status", "deleted_at", "turnover", "turnover_weighted");`,
    `create index concurrently if not exists "flow_company_id_flowstage_start_at_id_index" on "flow" ("company_id", "flowstage_start_at", "id");`,
  ],
  apart: true,
}
