import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261130_vat_number_check',
  up: [
    `create table "vatnumbercheck" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "invoice_id" bigint not null, "vat_number" varchar(20) not null, "valid" boolean not null default false, "name" varchar(500) null, "address" varchar(500) null, "consultation_number" varchar(64) null, "checked_at" timestamptz(3) not null);`,
    `create index "vatnumbercheck_company_id_created_at_id_index" on "vatnumbercheck" ("company_id", "created_at", "id");`,
    `create index "vatnumbercheck_company_id_invoice_id_index" on "vatnumbercheck" ("company_id", "invoice_id");`,
    `alter table "vatnumbercheck" add constraint "vatnumbercheck_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "vatnumbercheck" enable row level security;`,
    `alter table "vatnumbercheck" force row level security;`,
    `create policy "vatnumbercheck_tenant_policy" on "vatnumbercheck" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "vatnumbercheck" add constraint "tenant_fk_vatnumbercheck__invoice_id" foreign key ("company_id", "invoice_id") references "invoice" ("company_id", "id") on delete cascade;`,
  ],
}
