import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261130_write_off',
  up: [
    `create table "writeoff" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "invoice_id" bigint not null, "amount" numeric(14,2) not null, "written_on" date not null);`,
    `create index "writeoff_company_id_created_at_id_index" on "writeoff" ("company_id", "created_at", "id");`,
    `create index "writeoff_company_id_invoice_id_index" on "writeoff" ("company_id", "invoice_id");`,
    `create index "writeoff_company_id_written_on_index" on "writeoff" ("company_id", "written_on");`,
    `alter table "writeoff" add constraint "writeoff_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "writeoff" enable row level security;`,
    `alter table "writeoff" force row level security;`,
    `create policy "writeoff_tenant_policy" on "writeoff" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "writeoff" add constraint "tenant_fk_writeoff__invoice_id" foreign key ("company_id", "invoice_id") references "invoice" ("company_id", "id") on delete cascade;`,
    `alter table "invoice" no force row level security;`,
    `alter table "writeoff" no force row level security;`,
    `insert into "writeoff" ("company_id", "created_at", "updated_at", "invoice_id", "amount", "written_on") select i."company_id", now(), now(), i."id", i."amount_open", (coalesce(i."date_written_off", i."updated_at") at time zone c."time_zone")::date from "invoice" i join "company" c on c."id" = i."company_id" where i."status" = 'unpayable' and i."amount_open" <> 0;`,
    `alter table "invoice" force row level security;`,
    `alter table "writeoff" force row level security;`,
  ],
}
