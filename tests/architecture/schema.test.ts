import { afterAll, beforeAll, expect, test } from 'bun:test'
import { carelessIn, setApart } from '@core/db/careful-step'
import { missingStatements } from '@core/db/drift'
import { isTenantEntity } from '@core/db/entity'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { Client } from 'pg'

const all = [kernel, ...plugins]
const assembly = assemble(all)
let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase(assembly.migrations)
  client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the migrations bring the schema to exactly what the entities say', async () => {
  const missing: string[] = []
  for (const plugin of all) missing.push(...(await missingStatements(database.ownerUrl, plugin, all)))
  expect(missing).toEqual([])
})

test('no step of the schema keeps those waiting who work on (ADR 15)', () => {
  expect(assembly.migrations.flatMap(carelessIn)).toEqual([])
  const step = (...up: string[]) => carelessIn({ name: 'x', up }).length
  expect(step('create table "a" ("id" int)', 'create index "i" on "a" ("id")')).toBe(0)
  expect(step('create index concurrently if not exists "i" on "a" ("id")', 'alter table "a" add "b" int null')).toBe(0)
  for (const careless of [
    'create index "i" on "a" ("id")',
    'create unique index "i" on "a" ("id")',
    'alter table "a" add constraint "u" unique ("id")',
    'alter table "a" add constraint "f" foreign key ("id") references "b" ("id")',
    'alter table "a" add "b" int not null',
    'alter table "a" alter column "b" type text',
    'alter table "a" rename column "b" to "c"',
  ])
    expect([careless, step(careless)]).toEqual([careless, 1])
})

test('what the generator writes for tables in use is careful by itself', () => {
  const { up, apart } = setApart([
    'create table "new" ("id" int);',
    'create index "new_ix" on "new" ("id");',
    'alter table "flow" add "b" bigint null;',
    'create index "flow_ix" on "flow" ("company_id", "b");',
    'alter table "flow" add constraint "tenant_fk_flow__b" foreign key ("company_id", "b") references "new" ("company_id", "id");',
  ])
  expect(carelessIn({ name: 'x', up })).toEqual([])
  expect(apart).toEqual([
    'create index concurrently if not exists "flow_ix" on "flow" ("company_id", "b");',
    'alter table "flow" validate constraint "tenant_fk_flow__b";',
  ])
})

test('every tenant table has forced row-level security and every other key of it starts with company_id', async () => {
  const tables = assembly.entities.filter(isTenantEntity).map(entity => entity.meta.tableName)
  const { rows: guarded } = await client.query(
    `select relname from pg_class where relrowsecurity and relforcerowsecurity and relname = any($1)`,
    [tables],
  )
  expect(guarded.map(({ relname }) => relname).sort()).toEqual([...tables].sort())
  const { rows: keys } = await client.query<{ name: string; first: string }>(
    `select i.indexrelid::regclass::text as name, a.attname as first from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any(select quote_ident(t) from unnest($1::text[]) t) and not i.indisprimary`,
    [tables],
  )
  expect(keys.length).toBeGreaterThan(tables.length)
  expect(keys.filter(({ first }) => first !== 'company_id')).toEqual([])
})

test('every foreign key between tenant tables carries company_id, so that no reference crosses companies', async () => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select conname as name, array(select attname::text from unnest(conkey) k join pg_attribute a on a.attrelid = conrelid and a.attnum = k) as columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ columns }) => !columns.includes('company_id'))).toEqual([])
})

test('the application role owns nothing and cannot bypass row-level security', async () => {
  const { rows } = await client.query(
    `select rolsuper, rolbypassrls, (select count(*)::int from pg_class c where c.relowner = r.oid) as owned from pg_roles r where rolname = 'vakwerk_app'`,
  )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0 }])
})
