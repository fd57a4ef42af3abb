import type { EntityProperty } from '@mikro-orm/postgresql'
import { countedColumns, type Entity, isTenantEntity } from './entity'
import { ReferenceTo } from './fields'
import { SEARCH_ROLE } from './roles'
import { name } from './sql'

/** A database object that the kernel derives from the entities and the mapper knows nothing of. */
export interface Derived {
  readonly id: string
  readonly table: string
  readonly create: string
  readonly drop: string
}

/** Names that belong to the kernel: a schema diff leaves them out and the kernel compares them itself. */
export const DERIVED_PREFIXES = ['tenant_fk_', 'search_ix_', 'search_po_', 'count_tr_'] as const

/** Tenant-safe foreign keys, trigram indexes and row counters of these entities. */
export function derivedObjects(entities: readonly Entity[]): Derived[] {
  return entities.filter(isTenantEntity).flatMap(entity => {
    entity.init()
    const table = entity.meta.tableName
    const properties = entity.meta.properties as Record<string, EntityProperty>
    return [
      ...Object.entries(properties).flatMap(([column, property]) => foreignKey(table, column, property)),
      ...('search_text' in properties
        ? [
            searchIndex(table),
            searchPolicy(table, 'deleted_at' in properties),
            ...rowCounters(table, 'deleted_at' in properties),
          ]
        : []),
      ...countedColumns(entity).flatMap(column =>
        valueCounters(table, column, 'deleted_at' in properties, 'statement'),
      ),
    ]
  })
}

function foreignKey(table: string, column: string, property: EntityProperty): Derived[] {
  const type: unknown = property.customType ?? property.type
  if (!(type instanceof ReferenceTo)) return []
  const id = `tenant_fk_${table}__${column}`.slice(0, 63)
  // What points at nothing afterwards the kernel lets go of (`letGo`): a key that spreads the rows may not be part of that.
  const action = type.whenGone === 'goAlong' ? ' on delete cascade' : ''
  return [
    {
      id,
      table,
      create: `alter table ${name(table)} add constraint ${name(id)} foreign key ("company_id", ${name(column)}) references ${name(type.table)} ("company_id", "id")${action};`,
      drop: `alter table ${name(table)} drop constraint if exists ${name(id)};`,
    },
  ]
}

function searchIndex(table: string): Derived {
  const id = `search_ix_${table}`
  return {
    id,
    table,
    create: `create index ${name(id)} on ${name(table)} using gin ("company_id", "search_text" gin_trgm_ops);`,
    drop: `drop index if exists ${name(id)};`,
  }
}

/** Lets search (`search-functions`) see the search text of every company. */
function searchPolicy(table: string, hasTrash: boolean): Derived {
  const id = `search_po_${table}`
  const columns = ['id', 'company_id', 'search_text', ...(hasTrash ? ['deleted_at'] : [])]
  return {
    id,
    table,
    create: `create policy ${name(id)} on ${name(table)} for select to ${SEARCH_ROLE} using (true); grant select (${columns.map(name).join(', ')}) on ${name(table)} to ${SEARCH_ROLE};`,
    drop: `drop policy if exists ${name(id)} on ${name(table)};`,
  }
}

/** Statement-level counters, so that the total of a list never scans its table. */
function rowCounters(table: string, hasTrash: boolean): Derived[] {
  return [...counters(table, hasTrash, 'statement'), ...(hasTrash ? [trashCounter(table)] : [])]
}

/**
 * Counters of rows that come and go. Those of a part of a spread table do not see what a statement did, so there they
 * count `row` by row.
 */
export function counters(table: string, hasTrash: boolean, each: 'statement' | 'row'): Derived[] {
  const live = hasTrash ? 'live' : 'all'
  return (['ins', 'del'] as const).map(suffix => {
    const [event, rows, by] = suffix === 'ins' ? ['insert', 'new', '1'] : ['delete', 'old', '-1']
    return counter(
      table,
      suffix,
      each === 'row'
        ? `after ${event} on ${name(table)} for each row ${hasTrash ? `when (${rows}.deleted_at is null) ` : ''}execute function count_row('${by}')`
        : `after ${event} on ${name(table)} referencing ${rows} table as changed for each statement execute function count_rows('${by}', '${live}')`,
    )
  })
}

const trashCounter = (table: string) =>
  counter(
    table,
    'trash',
    `after update of "deleted_at" on ${name(table)} for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_trashed_row()`,
  )

/** Counters of the live rows that have each value of a column. */
export function valueCounters(table: string, column: string, hasTrash: boolean, each: 'statement' | 'row'): Derived[] {
  const differs = `old.${name(column)} is distinct from new.${name(column)}`
  const moved = hasTrash ? `${differs} or (old.deleted_at is null) <> (new.deleted_at is null)` : differs
  const came = (event: 'insert' | 'delete', rows: string, by: string) =>
    each === 'row'
      ? `after ${event} on ${name(table)} for each row execute function count_value_row('${column}')`
      : `after ${event} on ${name(table)} referencing ${rows} table as changed for each statement execute function count_values('${by}', '${column}', '${hasTrash ? 'live' : 'all'}')`
  return [
    counter(table, `by_${column}_ins`, came('insert', 'new', '1')),
    counter(table, `by_${column}_del`, came('delete', 'old', '-1')),
    counter(
      table,
      `by_${column}_set`,
      `after update of ${[column, ...(hasTrash ? ['deleted_at'] : [])].map(name).join(', ')} on ${name(table)} for each row when (${moved}) execute function count_value_row('${column}')`,
    ),
  ]
}

/** Under which name it is kept how many rows of a table have a value. */
export const countName = (table: string, column: string, value: string): string => `${table}.${column}=${value}`

function counter(table: string, suffix: string, timing: string): Derived {
  const id = `count_tr_${table}_${suffix}`
  return {
    id,
    table,
    create: `create trigger ${name(id)} ${timing};`,
    drop: `drop trigger if exists ${name(id)} on ${name(table)};`,
  }
}

/** The table of a trigger; a part of a spread table has a number behind its name. */
const TABLE = `regexp_replace(tg_table_name, '_[0-9]{6,}$', '')`

/** The functions behind the counters of values. */
const VALUE_COUNTER_FUNCTIONS = [
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
  counted text := ${TABLE} || '.' || tg_argv[0] || '=';
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
]

/** The functions behind the counters. */
export const COUNTER_FUNCTIONS = [
  `create or replace function count_rows() returns trigger language plpgsql as $$
begin
  if tg_argv[1] = 'live' then
    insert into row_count (company_id, table_name, n)
      select company_id, tg_table_name, tg_argv[0]::int * count(*) from changed where deleted_at is null group by company_id;
  else
    insert into row_count (company_id, table_name, n)
      select company_id, tg_table_name, tg_argv[0]::int * count(*) from changed group by company_id;
  end if;
  return null;
end $$;`,
  `create or replace function count_row() returns trigger language plpgsql as $$
declare
  company bigint;
  counted text := ${TABLE};
  change int := tg_argv[0]::int;
begin
  if tg_op = 'DELETE' then company := old.company_id; else company := new.company_id; end if;
  insert into public.row_count (company_id, table_name, n) values (company, counted, change);
  return null;
end $$;`,
  `create or replace function count_trashed_row() returns trigger language plpgsql as $$
declare
  company bigint := new.company_id;
  counted text := ${TABLE};
  change int := 1;
begin
  if new.deleted_at is not null then change := -1; end if;
  insert into public.row_count (company_id, table_name, n) values (company, counted, change);
  return null;
end $$;`,
  ...VALUE_COUNTER_FUNCTIONS,
]
