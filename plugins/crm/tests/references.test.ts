import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const NOWHERE = 9_007_199_254_740_991

const dossier = async (admin: TestClient, fullname = 'Ada Post') =>
  (await admin.post('/api/flow', { relation: { fullname } })).body as { id: number; relation_id: number }

test('a relation with a dossier that runs is not trashed, alone, among many or on trial; one without is (R-FLOW-015)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await dossier(admin)
  const { body: free } = await admin.post('/api/relation', { name: 'Bo' })
  const message = 'Deze relatie heeft nog lopende dossiers. Rond die eerst af of annuleer ze.'
  const refusal = await admin.delete(`/api/relation/${relation_id}`)
  expect([refusal.status, refusal.body.message]).toEqual([409, message])
  const ids = [relation_id, free.id]
  const dry = await admin.post('/api/relation/bulkdelete', { ids, dry_run: true })
  expect(dry.body).toEqual({ deletable: 1, refused: [{ id: relation_id, message }] })
  const { body } = await admin.post('/api/relation/bulkdelete', { ids })
  await server.settled()
  expect((await admin.get(`/api/batch/${body.batchId}`)).body.refused).toEqual([{ id: relation_id, message }])
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(200)
  expect((await admin.get(`/api/relation/${free.id}`)).status).toBe(404)
  await admin.patch(`/api/flow/${id}`, { status: 'completed' })
  expect((await admin.delete(`/api/relation/${relation_id}`)).status).toBe(204)
})

test('a dossier does not run again for a relation in the trash; one that is restored brings its relation along', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await dossier(admin)
  await admin.patch(`/api/flow/${id}`, { status: 'cancelled' })
  await admin.delete(`/api/relation/${relation_id}`)
  const message = 'De relatie staat in de prullenbak. Zet die eerst terug.'
  for (const answer of [
    await admin.post(`/api/flow/${id}/reopen`),
    await admin.patch(`/api/flow/${id}`, { status: 'invoice' }),
    await admin.post(`/api/lead/${id}/changestatus`, { flow_status: 'new' }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, message])
  expect((await admin.post('/api/flow', { relation_id })).body.errors).toEqual({ relation_id: [expect.any(String)] })
  await admin.post(`/api/relation/${relation_id}/restore`)
  expect((await admin.post(`/api/flow/${id}/reopen`)).status).toBe(200)
  await admin.delete(`/api/flow/${id}`)
  expect((await admin.delete(`/api/relation/${relation_id}`)).status).toBe(204)
  await admin.post(`/api/flow/${id}/restore`)
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(200)
})

test('a number that stands for nothing, for what is in the trash or for another company’s is refused wherever one is sent', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const mine = await dossier(admin)
  const theirs = await dossier(stranger)
  const trashed = await dossier(admin, 'Bo Weg')
  await admin.delete(`/api/flow/${trashed.id}`)
  await admin.delete(`/api/relation/${trashed.relation_id}`)
  const { body: organization } = await admin.post('/api/organization', { name: 'Bakkerij' })
  const refused = async (method: 'post' | 'patch', path: string, body: object, field: string) => {
    const answer = await admin[method](path, body)
    expect([path, body, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([path, body, 422, [field]])
  }
  for (const id of [NOWHERE, theirs.relation_id, trashed.relation_id]) {
    await refused('patch', `/api/organization/${organization.id}`, { contactperson_id: id }, 'contactperson_id')
    await refused('patch', `/api/flow/${mine.id}`, { relation_id: id }, 'relation_id')
    const note = { description: 'x', noteable_type: 'relation', noteable_id: id }
    await refused('post', '/api/note', note, 'noteable_id')
    await refused('post', '/api/note', { ...note, noteable_id: mine.relation_id, relation_id: id }, 'relation_id')
  }
  for (const id of [NOWHERE, theirs.id, trashed.id]) {
    await refused('patch', `/api/relation/${mine.relation_id}`, { flow_id: id }, 'flow_id')
    await refused('post', '/api/note', { description: 'x', noteable_type: 'flow', noteable_id: id }, 'noteable_id')
    const message = { content: 'x', messageable_type: 'flow', messageable_id: id }
    await refused('post', '/api/message', message, 'messageable_id')
    await refused('post', '/api/message', { ...message, messageable_id: mine.id, flow_id: id }, 'flow_id')
    const sent = { ...message, messageable_id: mine.id, sendable_type: 'flow', sendable_id: id }
    await refused('post', '/api/message', sent, 'sendable_id')
  }
  await refused(
    'post',
    '/api/message',
    { content: 'x', messageable_type: 'onzin', messageable_id: 1 },
    'messageable_id',
  )
  for (const field of ['flowprofile_id', 'partner_id', 'partner_project_id', 'intake_id', 'flow_data_id'])
    await refused('patch', `/api/flow/${mine.id}`, { [field]: mine.id }, field)
  const allowed = { contactperson_id: mine.relation_id }
  expect((await admin.patch(`/api/organization/${organization.id}`, allowed)).status).toBe(200)
  expect((await admin.patch(`/api/relation/${mine.relation_id}`, { flow_id: mine.id })).status).toBe(200)
})
