import { afterAll, beforeAll, expect, test } from 'bun:test'
import { register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'

const texts = { stays: 'Deze blijft.' }
const asked: number[] = []
let staying = 0
/** Is asked about every relation that goes, and keeps one. */
const watch = definePlugin({
  code: 'watch',
  entries: [
    register(deletionGuards, {
      table: 'relation',
      async keeps(ids) {
        asked.push(...ids)
        return new Map(ids.filter(id => id === staying).map(id => [id, 'watch.stays']))
      },
    }),
  ],
  locales: { nl: texts, en: texts, 'es-AR': texts },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, watch] })
})
afterAll(() => server.stop())

async function people(admin: TestClient, count: number) {
  const ids: number[] = []
  for (let n = 0; n < count; n++) ids.push((await admin.post('/api/relation', { name: `Vos ${n}` })).body.id)
  return ids
}
const numbers = async (admin: TestClient, path: string) =>
  (await admin.get(path)).body.map((row: { id: number }) => row.id).sort((one: number, other: number) => one - other)
async function finished(admin: TestClient, started: { body: { batchId: number } }) {
  await server.settled()
  return (await admin.get(`/api/batch/${started.body.batchId}`)).body
}

test('deleting many asks each veto once for each record (R-BATCH-004)', async () => {
  const { admin } = await server.company()
  const ids = await people(admin, 4)
  staying = ids[2] ?? 0
  asked.length = 0
  const batch = await finished(admin, await admin.post('/api/relation/bulkdelete', { ids }))
  expect(asked).toEqual(ids)
  expect(batch.refused).toEqual([{ id: staying, message: 'Deze blijft.' }])
  expect(await numbers(admin, '/api/relation')).toEqual([staying])

  asked.length = 0
  const emptied = await finished(admin, await admin.post('/api/relation/emptytrash'))
  expect(asked).toEqual(ids.filter(id => id !== staying))
  expect(emptied).toMatchObject({ progress: 100, refused: [] })
  expect((await admin.delete(`/api/relation/${staying}`)).status).toBe(409)
})

test('what went at once comes back at once, as a batch, with a line in the log of each (R-FLOW-014)', async () => {
  staying = 0
  const { admin, user } = await server.company()
  const theirs = await server.company()
  const ids = await people(admin, 45)
  const [other] = await people(theirs.admin, 1)
  await theirs.admin.delete(`/api/relation/${other}`)
  await finished(admin, await admin.post('/api/relation/bulkdelete', { ids }))
  expect(await numbers(admin, '/api/relation')).toEqual([])

  const started = await admin.post('/api/relation/bulkrestore', { ids: [...ids, other] })
  expect(await finished(admin, started)).toMatchObject({ progress: 100, done: 45, total: 45, refused: [] })
  expect(await numbers(admin, '/api/relation')).toEqual(ids)
  expect(await numbers(theirs.admin, '/api/relation/trashed')).toEqual([other])
  const log = (await admin.get(`/api/relation/${ids[0]}/log`)).body
  expect(log.map((line: { description: string }) => line.description)).toEqual(['restored', 'deleted', 'created'])

  expect((await admin.post('/api/relation/bulkrestore', { ids })).status).toBe(404)
  expect((await admin.post('/api/relation/bulkrestore', { ids: [] })).status).toBe(422)
  const barred = await user({ module_blacklist: ['CRM'] })
  expect((await barred.post('/api/relation/bulkrestore', { ids })).status).toBe(403)
})

test('undoing a deletion of many takes back what the batch moved to the trash, and nothing that somebody moved since (R-BATCH-001, R-FLOW-014)', async () => {
  staying = 0
  const { admin, user } = await server.company()
  const [first = 0, second = 0, third = 0, fourth = 0] = await people(admin, 4)
  const batch = await finished(
    admin,
    await admin.post('/api/relation/bulkdelete', { ids: [first, second, third, fourth] }),
  )
  // A colleague takes two of them out, throws one away again, and ends another for good.
  for (const id of [second, third]) await admin.post(`/api/relation/${id}/restore`)
  await admin.delete(`/api/relation/${second}`)
  await admin.post(`/api/relation/${fourth}/forceDelete`)
  const barred = await user({ module_blacklist: ['CRM'] })
  expect((await barred.post(`/api/batch/${batch.id}/undo`)).status).not.toBe(200)

  const started = await admin.post(`/api/batch/${batch.id}/undo`)
  expect(started.status).toBe(200)
  expect((await finished(admin, started)).refused).toEqual([
    { id: second, message: 'Intussen door iemand gewijzigd.' },
    { id: fourth, message: 'Intussen weggegooid of verwijderd.' },
  ])
  expect(await numbers(admin, '/api/relation')).toEqual([first, third])
  expect(await numbers(admin, '/api/relation/trashed')).toEqual([second])

  await admin.delete(`/api/relation/${first}`)
  await finished(admin, await admin.post(`/api/batch/${batch.id}/undo`))
  expect(await numbers(admin, '/api/relation')).toEqual([third])
})

test('what has no trash is deleted in bulk for good, and its undo says so', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/locationtype', { description: 'Weg' })
  const batch = await finished(admin, await admin.post('/api/locationtype/bulkdelete', { ids: [body.id] }))
  expect(batch).toMatchObject({ progress: 100, refused: [] })
  const undo = await admin.post(`/api/batch/${batch.id}/undo`)
  expect([undo.status, undo.body.message]).toEqual([409, 'Dit werk kan niet als geheel ongedaan worden gemaakt.'])
})
