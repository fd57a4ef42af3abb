import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261123_init',
  up: [
    `create table "quotation" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "number" varchar(32) null, "title" varchar(255) null, "hash" varchar(64) not null, "is_template" boolean not null default false, "flow_id" bigint null, "relation_id" bigint null, "customer" jsonb null, "relation_fullname" varchar(767) not null default '', "calculation_id" bigint null, "user_id" bigint null, "document_type_id" bigint null, "documentdate" date null, "enddate" date null, "date_send" timestamptz(3) null, "date_viewed" timestamptz(3) null, "date_approved" timestamptz(3) null, "date_rejected" timestamptz(3) null, "reject_reason" varchar(2000) null, "amount_exc_vat" numeric(14,2) not null default '0.00', "amount_inc_vat" numeric(14,2) not null default '0.00', "custom_css" text null, "customer_background_picture_id" bigint null, "update_reason" varchar(64) null, "search_text" text not null default '', "status" text not null default 'draft', "flowprofile" varchar(255) null, "deleted_at" timestamptz(3) null);`,
    `create index "quotation_company_id_created_at_id_index" on "quotation" ("company_id", "created_at", "id");`,
    `create index "quotation_company_id_calculation_id_index" on "quotation" ("company_id", "calculation_id");`,
    `create index "quotation_company_id_user_id_index" on "quotation" ("company_id", "user_id");`,
    `create index "quotation_company_id_status_index" on "quotation" ("company_id", "status");`,
    `create index "quotation_company_id_flow_id_index" on "quotation" ("company_id", "flow_id");`,
    `create index "quotation_company_id_relation_id_index" on "quotation" ("company_id", "relation_id");`,
    `create index "quotation_company_id_documentdate_id_index" on "quotation" ("company_id", "documentdate", "id");`,
    `alter table "quotation" add constraint "quotation_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "quotation" add constraint "quotation_status_check" check ("status" in ('draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'));`,
    `alter table "quotation" enable row level security;`,
    `alter table "quotation" force row level security;`,
    `create policy "quotation_tenant_policy" on "quotation" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "quotation" add constraint "tenant_fk_quotation__calculation_id" foreign key ("company_id", "calculation_id") references "calculation" ("company_id", "id");`,
    `alter table "quotation" add constraint "tenant_fk_quotation__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") on delete set null ("user_id");`,
    `create index "search_ix_quotation" on "quotation" using gin ("company_id", "search_text" gin_trgm_ops);`,
    `create policy "search_po_quotation" on "quotation" for select to vakwerk_search using (true); grant select ("id", "company_id", "search_text", "deleted_at") on "quotation" to vakwerk_search;`,
    `create trigger "count_tr_quotation_ins" after insert on "quotation" referencing new table as changed for each statement execute function count_rows('1', 'live');`,
    `create trigger "count_tr_quotation_del" after delete on "quotation" referencing old table as changed for each statement execute function count_rows('-1', 'live');`,
    `create trigger "count_tr_quotation_trash" after update of "deleted_at" on "quotation" for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_trashed_row();`,
  ],
}
