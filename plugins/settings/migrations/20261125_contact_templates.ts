import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261125_contact_templates',
  up: [
    `create table "contacttemplate" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" varchar(255) not null, "note" varchar(5000) not null, "flow_phase_id" bigint null);`,
    `create index "contacttemplate_company_id_created_at_id_index" on "contacttemplate" ("company_id", "created_at", "id");`,
    `alter table "contacttemplate" add constraint "contacttemplate_company_id_id_unique" unique ("company_id", "id");`,
    `create table "messagetemplate" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" varchar(255) not null, "message" varchar(5000) not null);`,
    `create index "messagetemplate_company_id_created_at_id_index" on "messagetemplate" ("company_id", "created_at", "id");`,
    `alter table "messagetemplate" add constraint "messagetemplate_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "contacttemplate" enable row level security;`,
    `alter table "contacttemplate" force row level security;`,
    `create policy "contacttemplate_tenant_policy" on "contacttemplate" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "messagetemplate" enable row level security;`,
    `alter table "messagetemplate" force row level security;`,
    `create policy "messagetemplate_tenant_policy" on "messagetemplate" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
