import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_dashboards',
  up: [
    `create table "dashboard" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint null, "usecase" text not null, "widgets" jsonb not null);`,
    `create index "dashboard_company_id_created_at_id_index" on "dashboard" ("company_id", "created_at", "id");`,
    `create index "dashboard_company_id_user_id_index" on "dashboard" ("company_id", "user_id");`,
    `create index "dashboard_company_id_usecase_user_id_index" on "dashboard" ("company_id", "usecase", "user_id");`,
    `alter table "dashboard" add constraint "dashboard_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "dashboard" add constraint "dashboard_usecase_check" check ("usecase" in ('standard', 'sales', 'project', 'v1', 'v2', 'alternativev1', 'statistics', 'salesv1', 'projectv1'));`,
    `alter table "dashboard" enable row level security;`,
    `alter table "dashboard" force row level security;`,
    `create policy "dashboard_tenant_policy" on "dashboard" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "dashboard" add constraint "tenant_fk_dashboard__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
  ],
}
