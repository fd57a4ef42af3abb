import { afterAll, beforeAll, expect, test } from 'bun:test'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { Client } from 'pg'
import { migrate } from './migrate'

const { migrations } = assemble([kernel, ...plugins])
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

test('a server with newer rules of order gets its indexes made anew, once', async () => {
  const state = async () =>
    (
      await client.query<{ version: string; file: string }>(
        `select collversion as version, (select relfilenode::text from pg_class where relname = 'relation_company_id_surname_id_index') as file
         from pg_collation where collname = 'reading_order'`,
      )
    ).rows[0]
  const first = await state()
  await migrate(database.ownerUrl, migrations)
  expect(await state()).toEqual(first)
  await client.query(`update pg_collation set collversion = '1.0' where collname = 'reading_order'`)
  await migrate(database.ownerUrl, migrations)
  const renewed = await state()
  expect(renewed?.version).toBe(first?.version as string)
  expect(renewed?.file).not.toBe(first?.file as string)
  await migrate(database.ownerUrl, migrations)
  expect(await state()).toEqual(renewed)
})
