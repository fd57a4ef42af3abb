import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261125_agenda',
  up: [
    `create table "agendaitem" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "title" varchar(255) not null, "description" varchar(4000) null, "location" varchar(255) null, "start_date" timestamptz(3) not null, "end_date" timestamptz(3) null, "all_day" boolean not null default false, "user_id" bigint null, "attendees" jsonb not null default '[]', "flow_id" bigint null, "agendaitemable_type" text null, "agendaitemable_id" bigint null, "search_text" text not null default '');`,
    `create index "agendaitem_company_id_created_at_id_index" on "agendaitem" ("company_id", "created_at", "id");`,
    `create index "agendaitem_company_id_user_id_index" on "agendaitem" ("company_id", "user_id");`,
    `create index "agendaitem_company_id_flow_id_index" on "agendaitem" ("company_id", "flow_id");`,
    `create index "agendaitem_company_id_start_date_index" on "agendaitem" ("company_id", "start_date");`,
    `create index "agendaitem_company_id_user_id_start_date_index" on "agendaitem" ("company_id", "user_id", "start_date");`,
    `alter table "agendaitem" add constraint "agendaitem_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "agendaitem" add constraint "agendaitem_agendaitemable_type_check" check ("agendaitemable_type" in ('relation', 'flow', 'organization', 'intake', 'project', 'quotation', 'invoice', 'company'));`,
    `alter table "agendaitem" enable row level security;`,
    `alter table "agendaitem" force row level security;`,
    `create policy "agendaitem_tenant_policy" on "agendaitem" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "agendaitem" add constraint "tenant_fk_agendaitem__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id");`,
    `alter table "agendaitem" add constraint "tenant_fk_agendaitem__flow_id" foreign key ("company_id", "flow_id") references "flow" ("company_id", "id") on delete cascade;`,
    `create index "search_ix_agendaitem" on "agendaitem" using gin ("company_id", "search_text" gin_trgm_ops);`,
    `create policy "search_po_agendaitem" on "agendaitem" for select to vakwerk_search using (true); grant select ("id", "company_id", "search_text") on "agendaitem" to vakwerk_search;`,
    `create trigger "count_tr_agendaitem_ins" after insert on "agendaitem" referencing new table as changed for each statement execute function count_rows('1', 'all');`,
    `create trigger "count_tr_agendaitem_del" after delete on "agendaitem" referencing old table as changed for each statement execute function count_rows('-1', 'all');`,
  ],
}
