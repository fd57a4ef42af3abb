import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'aftercare/20261130_resolution',
  up: [
    `create table "checklist" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "description" varchar(255) not null, "kind" varchar(64) not null, "points" varchar(4000) not null);`,
    `create index "checklist_company_id_created_at_id_index" on "checklist" ("company_id", "created_at", "id");`,
    `alter table "checklist" add constraint "checklist_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "incident" add "cause" varchar(1000) null, add "solution" varchar(2000) null, add "checks" jsonb not null default '[]';`,
    `alter table "checklist" enable row level security;`,
    `alter table "checklist" force row level security;`,
    `create policy "checklist_tenant_policy" on "checklist" using ("company_id" = current_setting('app.company_id')::bigint);`,
  ],
}
