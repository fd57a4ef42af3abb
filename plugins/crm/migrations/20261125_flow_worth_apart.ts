import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_flow_worth_apart',
  up: [
    `create index concurrently if not exists "flow_company_id_merged_into_id_index" on "flow" ("company_id", "merged_into_id");`,
    `alter table "flow" validate constraint "tenant_fk_flow__merged_into_id";`,
    `alter table "flow" validate constraint "flow_cancelled_in_check";`,
    `update "flow" set "turnover" = "order_value", "turnover_weighted" = round("order_value" * case "status" when 'unread' then 10 when 'new' then 10 when 'intake' then 25 when 'quotation' then 50 when 'confirmation' then 90 when 'cancelled' then 0 else 100 end / 100, 2) where "turnover" = 0 and "order_value" is not null;`,
  ],
  apart: true,
}
