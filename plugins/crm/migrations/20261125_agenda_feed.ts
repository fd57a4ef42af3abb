import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_agenda_feed',
  up: [
    `create table "agendafeed" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" bigint not null, "last_read_at" timestamptz(3) null);`,
    `create index "agendafeed_company_id_created_at_id_index" on "agendafeed" ("company_id", "created_at", "id");`,
    `create index "agendafeed_company_id_user_id_index" on "agendafeed" ("company_id", "user_id");`,
    `alter table "agendafeed" add constraint "agendafeed_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "agendafeed" add constraint "agendafeed_company_id_user_id_unique" unique ("company_id", "user_id");`,
    `alter table "agendafeed" enable row level security;`,
    `alter table "agendafeed" force row level security;`,
    `create policy "agendafeed_tenant_policy" on "agendafeed" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "agendafeed" add constraint "tenant_fk_agendafeed__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete cascade;`,
  ],
}
