import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_websites',
  up: [
    `create table "websitelead" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "website_id" bigint not null, "flow_id" bigint null, "status" text not null, "reason" text null, "name" varchar(255) not null, "received" jsonb not null, "digest" varchar(64) not null);`,
    `create index "websitelead_company_id_created_at_id_index" on "websitelead" ("company_id", "created_at", "id");`,
    `create index "websitelead_company_id_website_id_index" on "websitelead" ("company_id", "website_id");`,
    `create index "websitelead_company_id_flow_id_index" on "websitelead" ("company_id", "flow_id");`,
    `create index "websitelead_company_id_website_id_digest_index" on "websitelead" ("company_id", "website_id", "digest");`,
    `alter table "websitelead" add constraint "websitelead_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "websitelead" add constraint "websitelead_status_check" check ("status" in ('taken', 'suspect'));`,
    `alter table "websitelead" add constraint "websitelead_reason_check" check ("reason" in ('trap', 'haste'));`,
    `alter table "websitelead" enable row level security;`,
    `alter table "websitelead" force row level security;`,
    `create policy "websitelead_tenant_policy" on "websitelead" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "websitelead" add constraint "tenant_fk_websitelead__website_id" foreign key ("company_id", "website_id") references "website" ("company_id", "id") on delete cascade;`,
    `alter table "websitelead" add constraint "tenant_fk_websitelead__flow_id" foreign key ("company_id", "flow_id") references "flow" ("company_id", "id");`,
  ],
}
