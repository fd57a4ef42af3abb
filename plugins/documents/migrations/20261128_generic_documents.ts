import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261128_generic_documents',
  up: [
    `create table "documenttype" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "description" varchar(255) not null, "tag" varchar(64) not null default '', "approval_signature" boolean not null default false, "only_show_approved" boolean not null default false, "search_text" text not null default '');`,
    `create index "documenttype_company_id_created_at_id_index" on "documenttype" ("company_id", "created_at", "id");`,
    `alter table "documenttype" add constraint "documenttype_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "documenttype" add constraint "documenttype_company_id_tag_unique" unique ("company_id", "tag");`,
    `alter table "documenttype" enable row level security;`,
    `alter table "documenttype" force row level security;`,
    `create policy "documenttype_tenant_policy" on "documenttype" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `create index "search_ix_documenttype" on "documenttype" using gin ("company_id", "search_text" gin_trgm_ops);`,
    `create policy "search_po_documenttype" on "documenttype" for select to vakwerk_search using (true); grant select ("id", "company_id", "search_text") on "documenttype" to vakwerk_search;`,
    `create trigger "count_tr_documenttype_ins" after insert on "documenttype" referencing new table as changed for each statement execute function count_rows('1', 'all');`,
    `create trigger "count_tr_documenttype_del" after delete on "documenttype" referencing old table as changed for each statement execute function count_rows('-1', 'all');`,
  ],
}
