import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'core/20261126_counted_values',
  up: [
    `create or replace function count_values() returns trigger language plpgsql as $$
declare
  live text := case when tg_argv[2] = 'live' then ' where deleted_at is null' else '' end;
begin
  execute format(
    'insert into row_count (company_id, table_name, n) select company_id, %L || coalesce(%I::text, %L), %s * count(*) from changed%s group by 1, 2',
    tg_table_name || '.' || tg_argv[1] || '=', tg_argv[1], '', tg_argv[0]::int, live);
  return null;
end $$;`,
    `create or replace function count_value_row() returns trigger language plpgsql as $$
declare
  counted text := regexp_replace(tg_table_name, '_[0-9]{6,}$', '') || '.' || tg_argv[0] || '=';
begin
  if tg_op <> 'INSERT' and to_jsonb(old) ->> 'deleted_at' is null then
    insert into public.row_count (company_id, table_name, n)
      values (old.company_id, counted || coalesce(to_jsonb(old) ->> tg_argv[0], ''), -1);
  end if;
  if tg_op <> 'DELETE' and to_jsonb(new) ->> 'deleted_at' is null then
    insert into public.row_count (company_id, table_name, n)
      values (new.company_id, counted || coalesce(to_jsonb(new) ->> tg_argv[0], ''), 1);
  end if;
  return null;
end $$;`,
  ],
}
