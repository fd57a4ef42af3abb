import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_flow_worth',
  up: [
    `alter table "flow" add "expected_value" numeric(14,2) null, add "chance" numeric(8,4) null, add "closing_date" date null, add "turnover" numeric(14,2) not null default '0.00', add "turnover_weighted" numeric(14,2) not null default '0.00', add "cancel_reason" varchar(255) null, add "cancelled_in" text null, add "merged_into_id" bigint null;`,
    `alter table "flow" add constraint "flow_cancelled_in_check" check ("cancelled_in" in ('new', 'intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare')) not valid;`,
    `alter table "flow" add constraint "tenant_fk_flow__merged_into_id" foreign key ("company_id", "merged_into_id") references "flow" ("company_id", "id") not valid;`,
  ],
}
