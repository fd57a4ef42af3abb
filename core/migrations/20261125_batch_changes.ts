import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261125_batch_changes',
  up: [
    `create table "batchchange" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "batch_id" bigint not null, "record_id" bigint not null, "before" jsonb not null, "after" jsonb not null);`,
    `create index "batchchange_company_id_created_at_id_index" on "batchchange" ("company_id", "created_at", "id");`,
    `create index "batchchange_company_id_batch_id_index" on "batchchange" ("company_id", "batch_id");`,
    `create index "batchchange_company_id_batch_id_record_id_index" on "batchchange" ("company_id", "batch_id", "record_id");`,
    `alter table "batchchange" add constraint "batchchange_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "batchchange" enable row level security;`,
    `alter table "batchchange" force row level security;`,
    `create policy "batchchange_tenant_policy" on "batchchange" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "batchchange" add constraint "tenant_fk_batchchange__batch_id" foreign key ("company_id", "batch_id") references "batch" ("company_id", "id") on delete cascade;`,
  ],
}
