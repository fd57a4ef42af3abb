import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261126_relation_worth_apart',
  up: [
    `update "relation" r set "flow_count" = f.number, "flow_status" = f.status, "flow_value" = f.value, "flow_user_id" = f.user_id, "flow_tags" = f.tags from (select distinct on (company_id, relation_id) company_id, relation_id, status, user_id, tags, count(*) over own as number, coalesce(sum(order_value) filter (where status not in ('completed', 'cancelled')) over own, 0) as value from "flow" where deleted_at is null window own as (partition by company_id, relation_id) order by company_id, relation_id, status in ('completed', 'cancelled'), id desc) f where r.company_id = f.company_id and r.id = f.relation_id and r.flow_count = 0;`,
    `create index concurrently if not exists "relation_company_id_flow_user_id_index" on "relation" ("company_id", "flow_user_id");`,
    `create index concurrently if not exists "relation_company_id_flow_status_deleted_at_flow_value_index" on "relation" ("company_id", "flow_status", "deleted_at", "flow_value");`,
    `create index concurrently if not exists "relation_company_id_flow_value_id_index" on "relation" ("company_id", "flow_value", "id");`,
    `alter table "relation" validate constraint "relation_flow_status_check";`,
    `alter table "relation" validate constraint "tenant_fk_relation__flow_user_id";`,
  ],
  apart: true,
}
