import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_merged_relation',
  up: [
    `alter table "relation" add "merged_into_id" bigint null;`,
    `alter table "relation" add constraint "tenant_fk_relation__merged_into_id" foreign key ("company_id", "merged_into_id") references "relation" ("company_id", "id") not valid;`,
  ],
}
