import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261123_init',
  up: [
    `create table "mailtemplate" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "type" varchar(64) not null, "subject" varchar(255) not null, "message" text not null, "is_default" boolean not null default false, "flowprofile_id" bigint null);`,
    `create index "mailtemplate_company_id_created_at_id_index" on "mailtemplate" ("company_id", "created_at", "id");`,
    `create index "mailtemplate_company_id_type_index" on "mailtemplate" ("company_id", "type");`,
    `alter table "mailtemplate" add constraint "mailtemplate_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "mailtemplate" enable row level security;`,
    `alter table "mailtemplate" force row level security;`,
    `create policy "mailtemplate_tenant_policy" on "mailtemplate" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
