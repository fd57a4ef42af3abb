import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'integrations/20261130_design_account',
  up: [
    `create table "designaccount" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "username" varchar(255) not null, "password" text not null);`,
    `create index "designaccount_company_id_created_at_id_index" on "designaccount" ("company_id", "created_at", "id");`,
    `alter table "designaccount" add constraint "designaccount_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "designaccount" enable row level security;`,
    `alter table "designaccount" force row level security;`,
    `create policy "designaccount_tenant_policy" on "designaccount" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
