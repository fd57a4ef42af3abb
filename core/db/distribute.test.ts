import { afterAll, beforeAll, expect, test } from 'bun:test'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { DATABASE_ENV, type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { Client } from 'pg'
import { companyKeys, placesOf } from './distribute'
import { isTenantEntity } from './entity'
import { tenantSetting } from './tenant'

const { entities, migrations } = assemble([kernel, ...plugins])
const tables = entities.filter(isTenantEntity).map(entity => entity.meta.tableName)
let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase(migrations)
  client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

// Where tests run on Citus, the whole suite shows as much.
test.skipIf(Boolean(DATABASE_ENV.CITUS))(
  'PostgreSQL accepts every key of every tenant table on a table spread by the hash of company_id, once ops:distribute has run',
  async () => {
    const places = await placesOf(client)
    for (const statement of companyKeys(tables)) await client.query(statement)
    await client.query('create schema spread')
    for (const table of tables) {
      const name = client.escapeIdentifier(table)
      await client.query(
        `create table spread.${name} (like public.${name} including generated) partition by hash (company_id)`,
      )
      for (const part of [0, 1])
        await client.query(
          `create table spread.${client.escapeIdentifier(`${table}__${part}`)} partition of spread.${name} for values with (modulus 2, remainder ${part})`,
        )
    }
    const { rows: unique } = await client.query<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indisunique and indrelid = any(select format('public.%I', t)::regclass from unnest($1::text[]) t)`,
      [tables],
    )
    expect(unique.length).toBeGreaterThanOrEqual(2 * tables.length)
    for (const { definition } of unique) await client.query(definition.replace(' ON public.', ' ON spread.'))
    const { rows: foreign } = await client.query<{ table: string; name: string; definition: string }>(
      `select c.relname as table, conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relname = any($1)`,
      [tables],
    )
    expect(foreign.length).toBeGreaterThan(10)
    for (const key of foreign) {
      const there = key.definition.replace(/REFERENCES ("?\w+"?)\(/, 'REFERENCES spread.$1(')
      await client.query(
        `alter table spread.${client.escapeIdentifier(key.table)} add constraint ${client.escapeIdentifier(key.name)} ${there}`,
      )
    }
    expect(places.byCompany.toSorted()).toEqual([...tables, 'row_count'].toSorted())
    expect(places.everywhere).toEqual(['company', 'company_module'])
    await expect(client.query('create unique index on spread.relation (id)')).rejects.toThrow(/partition/)
  },
)

test('the company is told in the form that Citus hands on to its workers', async () => {
  await client.query('begin')
  await client.query(tenantSetting(17))
  expect((await client.query(`select current_setting('app.company_id') as company`)).rows).toEqual([{ company: '17' }])
  await client.query('rollback')
  expect(tenantSetting(17)).toBe(`set local app.company_id='17'`)
})
