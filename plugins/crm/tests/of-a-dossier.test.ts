import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('notes and appointments of a dossier are all of them, by whichever way each was linked to it', async () => {
  const { admin } = await server.company()
  const relation_id = (await admin.post('/api/relation', { surname: 'Mol' })).body.id
  const flow_id = (await admin.post('/api/flow', { relation_id })).body.id
  const note = (description: string, about: object) => admin.post('/api/note', { description, ...about })
  await note('op het dossier', { noteable_type: 'flow', noteable_id: flow_id })
  await note('bij de klant', { noteable_type: 'relation', noteable_id: relation_id, flow_id })
  await note('van een ander', { noteable_type: 'relation', noteable_id: relation_id })
  const found = (await admin.get(`/api/note?flow_id=${flow_id}&sort=id`)).body
  expect(found.map(({ description }: { description: string }) => description)).toEqual([
    'op het dossier',
    'bij de klant',
  ])
  const at = { start_date: '2027-01-04T09:00:00Z', title: 'Bezoek' }
  const made = await admin.post('/api/agendaitem', {
    ...at,
    agendaitemable_type: 'flow',
    agendaitemable_id: flow_id,
  })
  expect([made.status, made.body.flow_id]).toEqual([201, flow_id])
  expect((await admin.get(`/api/agendaitem?flow_id=${flow_id}`)).body).toHaveLength(1)
})

test('a living dossier says what it is also while its customer is in the trash', async () => {
  const { admin } = await server.company()
  const relation_id = (await admin.post('/api/relation', { surname: 'Weg', email: 'weg@klant.example' })).body.id
  const flow_id = (await admin.post('/api/flow', { relation_id, status: 'cancelled' })).body.id
  expect((await admin.delete(`/api/relation/${relation_id}`)).status).toBe(204)
  const { status, body } = await admin.get(`/api/flow/${flow_id}/getBasicDetails`)
  expect([status, body.relation_fullname, body.email]).toEqual([200, 'Weg', null])
})

test('a partner who looks along is nobody’s handler, and a colleague who left neither', async () => {
  const company = await server.company()
  const { admin } = company
  const partner = await company.user({ user_type: 'partner' })
  const left = await company.user()
  expect((await admin.delete(`/api/user/${left.userId}`)).status).toBe(204)
  const relation_id = (await admin.post('/api/relation', { surname: 'Mol' })).body.id
  const flow_id = (await admin.post('/api/flow', { relation_id })).body.id
  for (const user_id of [partner.userId, left.userId]) {
    for (const field of ['user_id', 'office_user_id', 'project_user_id']) {
      const { status, body } = await admin.patch(`/api/flow/${flow_id}`, { [field]: user_id })
      expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, [field]])
    }
    expect((await admin.post('/api/task', { title: 'Montage', flow_id, user_id })).body.errors).toHaveProperty(
      'user_id',
    )
  }
})
