import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261126_relation_worth',
  up: [
    `alter table "relation" add "flow_count" int not null default 0, add "flow_status" text null, add "flow_value" numeric(14,2) not null default '0.00', add "flow_user_id" bigint null, add "flow_tags" jsonb not null default '[]';`,
    `alter table "relation" add constraint "relation_flow_status_check" check ("flow_status" in ('unread', 'new', 'intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare', 'completed', 'cancelled')) not valid;`,
    `alter table "relation" add constraint "tenant_fk_relation__flow_user_id" foreign key ("company_id", "flow_user_id") references "user" ("company_id", "id") not valid;`,
  ],
}
