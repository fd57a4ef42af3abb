import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261125_flowprofile',
  up: [
    `create table "flowprofile" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "mail_templates" jsonb not null default '{}', "has_branding" boolean not null default false, "brand_button_color" varchar(7) null, "logo_key" varchar(255) null);`,
    `create index "flowprofile_company_id_created_at_id_index" on "flowprofile" ("company_id", "created_at", "id");`,
    `alter table "flowprofile" add constraint "flowprofile_company_id_id_unique" unique ("company_id", "id");`,
    `insert into "flowprofile" ("company_id", "created_at", "updated_at", "name") select "id", now(), now(), 'Standaard' from "company";`,
    `alter table "flowprofile" enable row level security;`,
    `alter table "flowprofile" force row level security;`,
    `create policy "flowprofile_tenant_policy" on "flowprofile" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
