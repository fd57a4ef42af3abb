import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261124_spread',
  up: [
    `comment on table "company" is 'on every machine';`,
    `comment on table "company_module" is 'on every machine';`,
    `comment on table "row_count" is 'spread by company';`,
    `alter table "picture" drop constraint "tenant_fk_picture__user_id", add constraint "tenant_fk_picture__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "attachedfile" drop constraint "tenant_fk_attachedfile__user_id", add constraint "tenant_fk_attachedfile__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `alter table "importfile" drop constraint "tenant_fk_importfile__user_id", add constraint "tenant_fk_importfile__user_id" foreign key ("company_id", "user_id") references "user" ("company_id", "id") not valid;`,
    `create or replace function count_row() returns trigger language plpgsql as $$
declare
  company bigint;
  counted text := regexp_replace(tg_table_name, '_[0-9]{6,}$', '');
  change int := tg_argv[0]::int;
begin
  if tg_op = 'DELETE' then company := old.company_id; else company := new.company_id; end if;
  insert into public.row_count (company_id, table_name, n) values (company, counted, change);
  return null;
end $$;`,
    `create or replace function count_trashed_row() returns trigger language plpgsql as $$
declare
  company bigint := new.company_id;
  counted text := regexp_replace(tg_table_name, '_[0-9]{6,}$', '');
  change int := 1;
begin
  if new.deleted_at is not null then change := -1; end if;
  insert into public.row_count (company_id, table_name, n) values (company, counted, change);
  return null;
end $$;`,
  ],
}
