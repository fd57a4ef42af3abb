import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261128_references',
  up: [
    `alter table "flowlocation" drop constraint if exists "tenant_fk_flowlocation__location_id";`,
    `alter table "flowlocation" add constraint "tenant_fk_flowlocation__location_id" foreign key ("company_id", "location_id") references "location" ("company_id", "id") not valid;`,
  ],
}
