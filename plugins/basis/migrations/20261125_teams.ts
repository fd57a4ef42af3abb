import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'basis/20261125_teams',
  up: [
    `create table "team" ("id" bigserial primary key, "company_id" bigint not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(64) not null, "color" text not null default 'blue', "members" jsonb not null default '[]', "search_text" text not null default '', "deleted_at" timestamptz(3) null);`,
    `create index "team_company_id_created_at_id_index" on "team" ("company_id", "created_at", "id");`,
    `create index "team_company_id_name_index" on "team" ("company_id", "name");`,
    `alter table "team" add constraint "team_company_id_id_unique" unique ("company_id", "id");`,
    `alter table "task" add "team_id" bigint null;`,
    `alter table "team" add constraint "team_color_check" check ("color" in ('blue', 'green', 'amber', 'violet', 'magenta', 'red', 'slate'));`,
    `alter table "team" enable row level security;`,
    `alter table "team" force row level security;`,
    `create policy "team_tenant_policy" on "team" using ("company_id" = current_setting('app.company_id')::bigint);`,
    `alter table "task" add constraint "tenant_fk_task__team_id" foreign key ("company_id", "team_id") references "team" ("company_id", "id") not valid;`,
    `create index "search_ix_team" on "team" using gin ("company_id", "search_text" gin_trgm_ops);`,
    `create policy "search_po_team" on "team" for select to vakwerk_search using (true); grant select ("id", "company_id", "search_text", "deleted_at") on "team" to vakwerk_search;`,
    `create trigger "count_tr_team_ins" after insert on "team" referencing new table as changed for each statement execute function count_rows('1', 'live');`,
    `create trigger "count_tr_team_del" after delete on "team" referencing old table as changed for each statement execute function count_rows('-1', 'live');`,
    `create trigger "count_tr_team_trash" after update of "deleted_at" on "team" for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_trashed_row();`,
  ],
}
