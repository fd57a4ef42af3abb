import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { check, csv, finish, importFile, rowsOf, upload } from './import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('undoing takes back the whole import: what it made goes to the trash, what it changed gets its old values', async () => {
  const { admin } = await server.company()
  await admin.post('/api/customfield', { resource: 'relation', label: 'Dak' })
  const there = (
    await admin.post('/api/relation', {
      name: 'Jan',
      email: 'jan@test.example',
      city: 'Delft',
      custom_fields: { dak: 'plat' },
    })
  ).body
  const done = await importFile(
    server,
    admin,
    csv('Voornaam;E-mail;Plaats;Dak', 'Johan;jan@test.example;Gouda;schuin', 'Piet;piet@test.example;Ede;'),
  )
  expect(done).toMatchObject({ may_undo: true, counts: { updated: 1, created: 1 } })
  const undone = await finish(server, admin, done.id, 'undo')
  expect(undone).toMatchObject({ state: 'undone', may_undo: false, counts: { undone: 2 } })
  expect((await admin.get('/api/relation')).body).toMatchObject([
    { id: there.id, name: 'Jan', city: 'Delft', custom_fields: { dak: 'plat' } },
  ])
  expect((await admin.get('/api/relation/trashed')).body).toMatchObject([{ name: 'Piet' }])

  const again = await admin.post(`/api/importfile/${done.id}/undo`)
  expect(again.status).toBe(409)
  await server.settled()
  expect((await admin.get(`/api/relation/${there.id}`)).body.version).toBe(there.version + 2)
})

test('a field that became required since is empty again when it was before the import', async () => {
  const { admin } = await server.company()
  const { id: field } = (await admin.post('/api/customfield', { resource: 'relation', label: 'Dak' })).body
  const { id } = (await admin.post('/api/relation', { name: 'Jan', email: 'jan@test.example' })).body
  const done = await importFile(server, admin, csv('E-mail;Dak', 'jan@test.example;plat'))
  expect((await admin.get(`/api/relation/${id}`)).body.custom_fields).toEqual({ dak: 'plat' })
  await admin.patch(`/api/customfield/${field}`, { required: true })
  expect((await finish(server, admin, done.id, 'undo')).counts).toEqual({ undone: 1 })
  expect((await admin.get(`/api/relation/${id}`)).body.custom_fields).toEqual({})
})

test('what somebody changed since stays and is told; the other fields of that record go back', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan', email: 'jan@test.example', city: 'Delft' })).body
  const done = await importFile(server, admin, csv('Voornaam;E-mail;Plaats', 'Johan;jan@test.example;Gouda'))
  await admin.patch(`/api/relation/${id}`, { city: 'Utrecht' })
  const undone = await finish(server, admin, done.id, 'undo')
  expect(undone.counts).toEqual({ kept: 1 })
  expect((await admin.get(`/api/relation/${id}`)).body).toMatchObject({ name: 'Jan', city: 'Utrecht' })
  expect((await rowsOf(admin, done.id))[0]?.errors).toEqual({
    city: 'Na de import gewijzigd en daarom niet teruggezet.',
  })
  const before = (await admin.get(`/api/relation/${id}`)).body
  await finish(server, admin, done.id, 'undo')
  expect((await admin.get(`/api/relation/${id}`)).body).toEqual(before)
})

test('what a guard keeps stays, says why, and goes once it may', async () => {
  const { admin } = await server.company()
  const done = await importFile(server, admin, csv('Naam', 'De Linde', 'De Eik'), {}, 'organization')
  expect(done.counts).toEqual({ created: 2 })
  const [linde] = (await admin.get('/api/organization?query=linde')).body
  const guards = server.app.platform.assembly.held.get('core.deletion-guards') as unknown[]
  const mine = {
    ...(guards[0] as object),
    entry: { table: 'organization', keeps: async () => new Map([[linde.id, 'core.in_use']]) },
  }
  guards.push(mine)
  const undone = await finish(server, admin, done.id, 'undo')
  guards.splice(guards.indexOf(mine), 1)
  expect(undone.counts).toEqual({ undone: 1, kept: 1 })
  expect((await rowsOf(admin, done.id, 'kept'))[0]?.errors).toEqual({
    '': 'Dit is nog in gebruik en kan niet worden verwijderd.',
  })
  expect((await admin.get('/api/organization')).body).toMatchObject([{ name: 'De Linde' }])
  expect((await finish(server, admin, done.id, 'undo')).counts).toEqual({ undone: 2 })
  expect((await admin.get('/api/organization')).body).toEqual([])
})

test('an import that is stopped keeps what is done, goes on where it was, or is taken back', async () => {
  const { admin } = await server.company()
  const lines = Array.from({ length: 60 }, (_, n) => `Jan ${n};jan${n}@test.example`)
  const { id } = (await upload(admin, csv('Voornaam;E-mail', ...lines))).body
  await check(server, admin, id)
  const { batchId } = (await admin.post(`/api/importfile/${id}/start`)).body
  expect((await admin.post(`/api/importfile/${id}/start`)).status).toBe(409)
  await admin.post(`/api/batch/${batchId}/cancel`)
  await server.settled()
  const stopped = (await admin.get(`/api/importfile/${id}`)).body
  const made = (await admin.get('/api/relation')).body.length
  expect(stopped).toMatchObject({ state: 'stopped', counts: { create: 60 - made } })
  expect(stopped.counts.created ?? 0).toBe(made)

  expect(await finish(server, admin, id, 'start')).toMatchObject({ state: 'done', counts: { created: 60 } })
  expect((await admin.get('/api/relation')).body).toHaveLength(60)
  expect((await finish(server, admin, id, 'undo')).counts).toEqual({ undone: 60 })
  expect((await admin.get('/api/relation')).body).toEqual([])
})
