import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261128_references',
  up: [
    `alter table "flowdataitemlocation" drop constraint if exists "tenant_fk_flowdataitemlocation__location_id";`,
    `alter table "flowdataitemlocation" add constraint "tenant_fk_flowdataitemlocation__location_id" foreign key ("company_id", "location_id") references "location" ("company_id", "id") not valid;`,
  ],
}
