import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'integrations/20261123_init',
  up: [
    `create table "integration" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "user_id" bigint not null, "name" varchar(255) null, "host" varchar(255) not null, "address" text not null);`,
    `create index "integration_company_id_created_at_id_index" on "integration" ("company_id", "created_at", "id");`,
    `create index "integration_company_id_user_id_index" on "integration" ("company_id", "user_id");`,
    `alter table "integration" add constraint "integration_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "integration" add constraint "integration_company_id_user_id_kind_unique" unique ("company_id", "user_id", "kind");`,
    `alter table "integration" add constraint "integration_kind_check" check ("kind" in ('gcal'));`,
    `alter table "integration" enable row level security;`,
    `alter table "integration" force row level security;`,
    `create policy "integration_tenant_policy" on "integration" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "integration" add constraint "tenant_fk_integration__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
  ],
}
