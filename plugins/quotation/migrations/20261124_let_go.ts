import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261124_let_go',
  up: [
    `alter table "quotation" drop constraint "tenant_fk_quotation__flow_id", add constraint "tenant_fk_quotation__flow_id" foreign key ("company_id", "flow_id") references "flow" ("company_id", "id") not valid;`,
    `alter table "quotation" drop constraint "tenant_fk_quotation__relation_id", add constraint "tenant_fk_quotation__relation_id" foreign key ("company_id", "relation_id") references "relation" ("company_id", "id") not valid;`,
    `alter table "quotation" drop constraint "tenant_fk_quotation__user_id", add constraint "tenant_fk_quotation__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
  ],
}
