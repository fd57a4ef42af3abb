import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestServer, testServer } from '@core/testing/server'
import { forgetImports } from '../forget-imports'
import { csv, importFile, rowsOf, upload } from './import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

test('files that nobody imported go after a week; of old imports who, when and how much stays', async () => {
  const { admin, id: companyId } = await server.company()
  const waiting = (await upload(admin, csv('Voornaam', 'Jan'))).body.id
  const old = (await importFile(server, admin, csv('Voornaam', 'Piet', ''))).id
  const recent = (await importFile(server, admin, csv('Voornaam;Plaats', 'Kees;Ede'))).id
  const { rows: keys } = await server.owner.query<{ id: string; file_key: string }>(
    'select id, file_key from importfile',
  )
  await server.owner.query(`update importfile set updated_at = now() - interval '8 days' where id = $1`, [waiting])
  await server.owner.query(`update importfile set started_at = now() - interval '91 days' where id = $1`, [old])
  await workFor(server.app.platform, { companyId }, async context => context.enqueue(forgetImports, {}))
  await server.settled()

  const left = (await admin.get('/api/importfile')).body
  expect(left.map(({ id, counts }: { id: number; counts: object }) => [id, counts])).toEqual([
    [recent, { created: 1 }],
    [old, { created: 1 }],
  ])
  expect(await rowsOf(admin, old)).toEqual([])
  expect(await rowsOf(admin, recent)).toHaveLength(1)
  expect((await admin.get(`/api/importfile/${old}`)).body.may_undo).toBe(false)
  expect((await admin.post(`/api/importfile/${old}/undo`)).status).toBe(409)
  expect((await admin.get(`/api/importfile/${old}/download`)).status).toBe(404)
  for (const { id, file_key } of keys)
    expect((await server.app.platform.files.get(file_key)) !== null, file_key).toBe(Number(id) === recent)
  expect((await admin.get('/api/relation')).body).toHaveLength(2)
})
