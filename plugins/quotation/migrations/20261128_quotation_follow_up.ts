import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261128_quotation_follow_up',
  up: [
    `create table "quotation_follow_up" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "quotation_id" bigint not null, "version_number" int not null, "round" int not null, "sent_on" date not null, "sent_to" varchar(255) not null);`,
    `create index "quotation_follow_up_company_id_created_at_id_index" on "quotation_follow_up" ("company_id", "created_at", "id");`,
    `create index "quotation_follow_up_company_id_quotation_id_index" on "quotation_follow_up" ("company_id", "quotation_id");`,
    `alter table "quotation_follow_up" add constraint "quotation_follow_up_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "quotation_follow_up" add constraint "quotation_follow_up_company_id_quotation_id_versi_fafc9_unique" unique ("company_id", "quotation_id", "version_number", "round");`,
    `alter table "quotation_follow_up" enable row level security;`,
    `alter table "quotation_follow_up" force row level security;`,
    `create policy "quotation_follow_up_tenant_policy" on "quotation_follow_up" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "quotation_follow_up" add constraint "tenant_fk_quotation_follow_up__quotation_id" foreign key ("company_id", "quotation_id") references "quotation" ("company_id", "id") on delete cascade;`,
  ],
}
