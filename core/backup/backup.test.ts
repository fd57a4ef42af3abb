import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { spreadDatabase } from '@core/db/distribute'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { onCitus, type TestDatabase, testDatabase } from '@core/testing/database'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Client } from 'pg'
import { makeBackup } from './make-backup'
import { tableFile } from './manifest'
import { restoreBackup, restoreFiles } from './restore-backup'
import { verifyBackup } from './verify-backup'

const { migrations } = assemble([kernel, ...plugins])
let server: TestServer
let empty: TestDatabase
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vakwerk-backup-'))
  server = await testServer({ own: true })
  empty = await testDatabase([])
})
afterAll(async () => {
  await server.stop()
  await empty.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup under load is one moment, is proven against a scratch database, and comes back row by row, numbers and files included', async () => {
  const { admin } = await server.company({ name: 'Bewaard "BV", \\ met (haken)' })
  const invoice = await admin.post('/api/invoice', {
    relation: { fullname: 'Ada "de" Post\n(regel 2)', ...resident },
    items: [{ item_name: 'Werk, {é} \\', unit_rate_exc_manual: 868.01, vat_percentage: 9 }],
  })
  await admin.post(`/api/invoice/${invoice.body.id}/sendemail`, { dontsentbutmarksent: true })
  await server.settled()
  await server.app.platform.files.put('company/1/probe/a.txt', new TextEncoder().encode('inhoud'), 'text/plain')
  const { dataDir } = server.app.platform.config
  let writing = true
  const load = (async () => {
    for (let i = 0; writing; i++)
      await admin.post('/api/organization', { name: `Tijdens ${i}` }, { 'idempotency-key': `${i}` })
  })()
  const backup = join(folder, 'one')
  const manifest = await makeBackup(server.ownerUrl, dataDir, backup)
  writing = false
  await load
  expect(manifest.tables.invoice?.rows).toBe(1)
  // On Citus they lie on different machines.
  expect(manifest.tables.organization?.rows).toBe(manifest.tables.idempotent_answer?.rows)
  expect(await verifyBackup(server.ownerUrl, backup, migrations)).toEqual(manifest)

  await restoreBackup(empty.ownerUrl, backup, migrations)
  await restoreFiles(backup, join(folder, 'data'))
  expect(readFileSync(join(folder, 'data', 'files', 'company/1/probe/a.txt'), 'utf8')).toBe('inhoud')
  if (onCitus) expect(await spreadDatabase(empty.ownerUrl)).toContain('invoice')
  const client = new Client({ connectionString: empty.ownerUrl })
  await client.connect()
  const { rows } = await client.query(
    `select i.number, l.item_name from invoice i join calculationitem l on l.company_id = i.company_id and l.calculation_id = i.calculation_id`,
  )
  expect(rows).toEqual([{ number: expect.stringMatching(/-0001$/), item_name: 'Werk, {é} \\' }])
  const counted = await client.query(
    `select coalesce(sum(n), 0)::int as n from row_count where table_name = 'organization'`,
  )
  expect(counted.rows).toEqual([{ n: manifest.tables.organization?.rows }])
  const next = await client.query(
    `insert into number_series (company_id, created_at, updated_at, series, last) values (1, now(), now(), 'probe', 1) returning id`,
  )
  expect(Number(next.rows[0].id)).toBeGreaterThan(Number(manifest.tables.number_series?.rows))
  await client.end()
  await expect(restoreBackup(empty.ownerUrl, backup, migrations)).rejects.toThrow('holds companies already')
})

test('a backup in which one letter changed does not pass, and half a backup is none', async () => {
  const backup = join(folder, 'two')
  await makeBackup(server.ownerUrl, server.app.platform.config.dataDir, backup)
  const path = tableFile(backup, 'relation')
  writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).toString().replace('Post', 'Pest')))
  await expect(verifyBackup(server.ownerUrl, backup, migrations)).rejects.toThrow('relation: other contents')
  rmSync(join(backup, 'manifest.json'))
  await expect(verifyBackup(server.ownerUrl, backup, migrations)).rejects.toThrow('holds no whole backup')
})
