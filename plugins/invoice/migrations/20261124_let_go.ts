import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261124_let_go',
  up: [
    `alter table "invoice" drop constraint "tenant_fk_invoice__flow_id", add constraint "tenant_fk_invoice__flow_id" foreign key ("company_id", "flow_id") references "flow" ("company_id", "id") not valid;`,
    `alter table "invoice" drop constraint "tenant_fk_invoice__relation_id", add constraint "tenant_fk_invoice__relation_id" foreign key ("company_id", "relation_id") references "relation" ("company_id", "id") not valid;`,
    `alter table "invoice" drop constraint "tenant_fk_invoice__user_id", add constraint "tenant_fk_invoice__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "invoice" drop constraint "tenant_fk_invoice__quotation_id", add constraint "tenant_fk_invoice__quotation_id" foreign key ("company_id", "quotation_id") references "quotation" ("company_id", "id") not valid;`,
  ],
}
