import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'settings/20261125_websites',
  up: [
    `create table "website" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "siteurl" varchar(255) null, "status" text not null default 'live', "user_id" bigint not null, "lead_source" varchar(255) not null default 'Eigen website', "flowprofile_id" bigint null, "partner_id" bigint null, "confirms" boolean not null default false, "mapping" jsonb not null default '[]', "hash" varchar(64) not null);`,
    `create index "website_company_id_created_at_id_index" on "website" ("company_id", "created_at", "id");`,
    `create index "website_company_id_user_id_index" on "website" ("company_id", "user_id");`,
    `alter table "website" add constraint "website_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "website" add constraint "website_status_check" check ("status" in ('live', 'draft', 'stopped'));`,
    `alter table "website" enable row level security;`,
    `alter table "website" force row level security;`,
    `create policy "website_tenant_policy" on "website" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "website" add constraint "tenant_fk_website__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id");`,
  ],
}
