import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'surveys/20261125_locations',
  up: [
    `create table "flowdataitemlocation" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "flow_data_item_id" bigint not null, "location_id" bigint not null);`,
    `create index "flowdataitemlocation_company_id_created_at_id_index" on "flowdataitemlocation" ("company_id", "created_at", "id");`,
    `create index "flowdataitemlocation_company_id_flow_data_item_id_index" on "flowdataitemlocation" ("company_id", "flow_data_item_id");`,
    `create index "flowdataitemlocation_company_id_location_id_index" on "flowdataitemlocation" ("company_id", "location_id");`,
    `alter table "flowdataitemlocation" add constraint "flowdataitemlocation_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "flowdataitemlocation" enable row level security;`,
    `alter table "flowdataitemlocation" force row level security;`,
    `create policy "flowdataitemlocation_tenant_policy" on "flowdataitemlocation" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "flowdataitemlocation" add constraint "tenant_fk_flowdataitemlocation__flow_data_item_id" foreign key ("company_id", "flow_data_item_id") references "flowdataitem" ("company_id", "id") on delete cascade;`,
    `alter table "flowdataitemlocation" add constraint "tenant_fk_flowdataitemlocation__location_id" foreign key ("company_id", "location_id") references "location" ("company_id", "id") on delete cascade;`,
  ],
}
