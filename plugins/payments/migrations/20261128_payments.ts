import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'payments/20261128_payments',
  up: [
    `create table "onlinepayment" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "account_id" bigint not null, "invoice_id" bigint not null, "provider_id" varchar(255) not null, "status" text not null default 'open', "amount_inc" numeric(14,2) not null, "method" varchar(255) null, "url" text null, "expires_at" timestamptz(3) null, "paid_at" timestamptz(3) null, "amount_refunded" numeric(14,2) not null default '0.00', "amount_charged_back" numeric(14,2) not null default '0.00', "hash" varchar(255) not null, "date_asked" timestamptz(3) null, "date_booked" timestamptz(3) null, "problem" text null);`,
    `create index "onlinepayment_company_id_created_at_id_index" on "onlinepayment" ("company_id", "created_at", "id");`,
    `create index "onlinepayment_company_id_account_id_index" on "onlinepayment" ("company_id", "account_id");`,
    `create index "onlinepayment_company_id_invoice_id_index" on "onlinepayment" ("company_id", "invoice_id");`,
    `alter table "onlinepayment" add constraint "onlinepayment_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "onlinepayment" add constraint "onlinepayment_company_id_provider_id_unique" unique ("company_id", "provider_id");`,
    `create table "paymentaccount" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "provider" text not null, "name" varchar(255) null, "test" boolean not null default false, "methods" jsonb not null default '[]', "key" text not null, "key_digest" varchar(255) not null, "active" boolean not null default false);`,
    `create index "paymentaccount_company_id_created_at_id_index" on "paymentaccount" ("company_id", "created_at", "id");`,
    `alter table "paymentaccount" add constraint "paymentaccount_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "paymentaccount" add constraint "paymentaccount_company_id_key_digest_unique" unique ("company_id", "key_digest");`,
    `alter table "onlinepayment" add constraint "onlinepayment_status_check" check ("status" in ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired'));`,
    `alter table "onlinepayment" enable row level security;`,
    `alter table "onlinepayment" force row level security;`,
    `create policy "onlinepayment_tenant_policy" on "onlinepayment" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "paymentaccount" add constraint "paymentaccount_provider_check" check ("provider" in ('mollie'));`,
    `alter table "paymentaccount" enable row level security;`,
    `alter table "paymentaccount" force row level security;`,
    `create policy "paymentaccount_tenant_policy" on "paymentaccount" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "onlinepayment" add constraint "tenant_fk_onlinepayment__account_id" foreign key ("company_id", "account_id") references "paymentaccount" ("company_id", "id");`,
    `alter table "onlinepayment" add constraint "tenant_fk_onlinepayment__invoice_id" foreign key ("company_id", "invoice_id") references "invoice" ("company_id", "id");`,
  ],
}
