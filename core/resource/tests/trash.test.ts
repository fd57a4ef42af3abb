import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const add = async (admin: TestClient, surname: string) =>
  (await admin.post('/api/relation', { name: 'Jan', surname })).body.id as number
/** A relation whose dossiers still run does not go into the trash. */
const complete = (admin: TestClient, flowId: number) => admin.patch(`/api/flow/${flowId}`, { status: 'completed' })
const batch = async (admin: TestClient, started: { body: { batchId: number } }) =>
  (await admin.get(`/api/batch/${started.body.batchId}`)).body

test('what is deleted lies in the trash, comes back, or goes for good (R-FLOW-014, R-REL-003)', async () => {
  const { admin } = await server.company()
  const id = await add(admin, 'Vos')
  expect((await admin.delete(`/api/relation/${id}`)).status).toBe(204)
  expect((await admin.get('/api/relation')).body).toEqual([])
  expect((await admin.get('/api/relation/trashed?limit=25')).body).toMatchObject({
    data: [{ id, fullname: 'Jan Vos' }],
    pagination: { total: 1 },
  })
  expect((await admin.post(`/api/relation/${id}/RESTORE`)).body).toMatchObject({ id, deleted_at: null })
  expect((await admin.post(`/api/relation/${id}/restore`)).status).toBe(404)
  expect((await admin.post(`/api/relation/${id}/forceDelete`)).status).toBe(404)

  await admin.delete(`/api/relation/${id}`)
  expect((await admin.post(`/api/relation/${id}/forcedelete`)).status).toBe(204)
  expect((await admin.get('/api/relation/trashed')).body).toEqual([])
  expect((await admin.post(`/api/relation/${id}/restore`)).status).toBe(404)
})

test('what something refers to does not go for good, and says so in Dutch', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' }, lead_date: '2026-11-01' })
  await complete(admin, made.body.id)
  await admin.delete(`/api/relation/${made.body.relation_id}`)
  const refused = await admin.post(`/api/relation/${made.body.relation_id}/forceDelete`)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('Hier horen nog dossiers bij.')
})

test('the trash is emptied as a batch that is seen to finish, and keeps what cannot go (R-REL-002, R-BATCH-001, R-BATCH-002)', async () => {
  const { admin, id: companyId } = await server.company()
  const theirs = await server.company()
  await theirs.admin.delete(`/api/relation/${await add(theirs.admin, 'Elders')}`)
  for (let n = 0; n < 45; n++) await admin.delete(`/api/relation/${await add(admin, `Vos ${n}`)}`)
  const kept = (await admin.post('/api/flow', { relation: { fullname: 'Piet Kok' }, lead_date: '2026-11-01' })).body
  await complete(admin, kept.id)
  await admin.delete(`/api/relation/${kept.relation_id}`)

  const started = await admin.post('/api/relation/emptytrash')
  expect(await batch(admin, started)).toMatchObject({ progress: 0, done: 0, total: 46 })
  await server.settled()
  expect(await batch(admin, started)).toMatchObject({
    progress: 100,
    done: 46,
    cancelledAt: null,
    refused: [{ id: kept.relation_id, message: 'Hier horen nog dossiers bij.' }],
  })
  expect((await admin.get('/api/relation/trashed')).body.map((row: { id: number }) => row.id)).toEqual([
    kept.relation_id,
  ])
  expect((await theirs.admin.get('/api/relation/trashed')).body).toHaveLength(1)
  const log = await server.app.platform.orm.pool.connect()
  const { rows } = await log
    .query('begin')
    .then(() => log.query(`set local app.company_id = '${companyId}'`))
    .then(() => log.query(`select distinct user_id::int from log_item where description = 'destroyed'`))
    .finally(() => log.query('rollback').then(() => log.release()))
  expect(rows).toEqual([{ user_id: admin.userId }])
})

test('many records go at once; a dry run tells before what would stay (R-BATCH-004)', async () => {
  const { admin } = await server.company()
  const [one, two] = [await add(admin, 'Een'), await add(admin, 'Twee')]
  const dry = await admin.post('/api/relation/bulkdelete', { ids: [one, two, 999_999], dry_run: true })
  expect(dry.body).toEqual({ deletable: 2, refused: [] })
  expect((await admin.get('/api/relation')).body).toHaveLength(2)

  const started = await admin.post('/api/relation/bulkdelete', { ids: [one, two, 999_999] })
  await server.settled()
  expect(await batch(admin, started)).toMatchObject({ progress: 100, total: 2, refused: [] })
  expect((await admin.get('/api/relation')).body).toEqual([])
  expect((await admin.get('/api/relation/trashed')).body).toHaveLength(2)
  expect((await admin.post('/api/relation/bulkdelete', { ids: [999_999] })).status).toBe(404)
})

test('many of the trash go for good at once, and a dry run tells what would stay (R-BATCH-001, R-BATCH-004)', async () => {
  const { admin } = await server.company()
  const [gone, left] = [await add(admin, 'Een'), await add(admin, 'Twee')]
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Piet Kok' } })).body
  await complete(admin, flow.id)
  const kept = flow.relation_id
  const alive = await add(admin, 'Drie')
  for (const id of [gone, left, kept]) await admin.delete(`/api/relation/${id}`)
  const refused = [{ id: kept, message: 'Hier horen nog dossiers bij.' }]
  const dry = await admin.post('/api/relation/bulkforcedelete', { ids: [gone, kept, alive], dry_run: true })
  expect(dry.body).toEqual({ deletable: 1, refused })
  expect((await admin.get('/api/relation/trashed')).body).toHaveLength(3)

  const started = await admin.post('/api/relation/bulkforcedelete', { ids: [gone, kept, alive] })
  await server.settled()
  expect(await batch(admin, started)).toMatchObject({ progress: 100, done: 2, refused })
  const trashed = (await admin.get('/api/relation/trashed')).body.map((row: { id: number }) => row.id)
  expect(trashed.toSorted()).toEqual([left, kept].toSorted())
  expect((await admin.get(`/api/relation/${alive}`)).status).toBe(200)
  expect((await admin.post('/api/relation/bulkforcedelete', { ids: [alive] })).status).toBe(404)
})

test('a cancelled batch stops, keeps what is done and shows 100 with the moment (R-BATCH-003)', async () => {
  const company = await server.company()
  const { admin } = company
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push(await add(admin, `Vos ${n}`))
  const [started] = await Promise.all([admin.post('/api/relation/bulkdelete', { ids })])
  const cancelled = await admin.post(`/api/batch/${started?.body.batchId}/cancel`)
  expect(cancelled.body.progress).toBe(100)
  await server.settled()
  const left = (await admin.get('/api/relation')).body.length
  const after = await batch(admin, started as never)
  expect(after.done).toBe(3 - left)
  if (after.cancelledAt) expect(after.failedMessage).toBe(`Het werk is gestopt na ${after.done} van de 3.`)
  const other = await company.user({ role: 5000 })
  expect((await other.get(`/api/batch/${started?.body.batchId}`)).status).toBe(404)
})
