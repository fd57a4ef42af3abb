import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a dossier is made, read, changed and put in the trash by its card (C-0031 to C-0035)', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/lead', {
    relation_fullname: 'Jan de Vos',
    flow_description: 'Zonnepanelen',
    flow_lead_source: 'Beurs',
    flow_tags: ['VvE'],
    flow_status: 'intake',
  })
  expect(made.status).toBe(201)
  const { id } = made.body
  expect(made.body).toMatchObject({
    flow_id: id,
    relation_fullname: 'Jan de Vos',
    flow_status: 'intake',
    flow_phase_description: 'Inplannen',
    flow_lead_source: 'Beurs',
    flow_tags: ['VvE'],
    user_id: admin.userId,
    user_fullname: expect.any(String),
  })
  expect((await admin.get('/api/flow')).body).toMatchObject([{ id, hash: expect.any(String), status: 'intake' }])
  expect((await admin.get('/api/relation')).body).toMatchObject([{ surname: 'Vos', lead_source: 'Beurs' }])
  expect((await admin.get('/api/lead')).body).toEqual([made.body])
  expect((await admin.get(`/api/lead/${id}`)).body).toEqual(made.body)

  const changed = await admin.patch(`/api/lead/${id}`, {
    flow_status: 'quotation',
    flow_description: 'Accu',
    chance: 80,
  })
  expect(changed.body).toMatchObject({
    flow_status: 'quotation',
    flow_phase_description: 'Maken offerte',
    flow_description: 'Accu',
    chance: 80,
  })
  expect((await admin.put(`/api/lead/${id}`, { flow_tags: [] })).body.flow_tags).toEqual([])
  expect((await admin.patch(`/api/lead/${id}`, { relation_fullname: 'Iemand anders' })).status).toBe(422)
  expect((await admin.patch(`/api/lead/${id}`, { user_id: 987654 })).body.errors).toEqual({
    user_id: [expect.any(String)],
  })
  expect((await admin.delete(`/api/lead/${id}`)).status).toBe(204)
  expect((await admin.get(`/api/lead/${id}`)).status).toBe(404)
  expect((await admin.get('/api/flow/trashed')).body).toMatchObject([{ id }])
})

test('a card is for somebody, of this company, and cancelling it asks what cancelling a dossier asks (R-FLOW-017)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  expect((await admin.post('/api/lead', { flow_description: 'Airco' })).body.errors).toEqual({
    relation_id: [expect.any(String)],
  })
  const { id } = (await admin.post('/api/lead', { relation_fullname: 'Ada Post' })).body
  expect((await stranger.get(`/api/lead/${id}`)).status).toBe(404)
  expect((await stranger.patch(`/api/lead/${id}`, { flow_description: 'Gekaapt' })).status).toBe(404)
  expect((await stranger.delete(`/api/lead/${id}`)).status).toBe(404)
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const { body: invoice } = await admin.post('/api/invoice', { flow_id: id, items })
  await admin.patch(`/api/relation/${invoice.relation_id}`, resident)
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  expect((await admin.patch(`/api/lead/${id}`, { flow_status: 'cancelled' })).status).toBe(409)
})

test('people are found by any spelling of their telephone, by their postcode, their street and their organization (C-0545)', async () => {
  const { admin } = await server.company()
  const organization_id = (await admin.post('/api/organization', { name: 'De Linde BV' })).body.id
  const jan = { name: 'Jan', surname: 'Vos', phone: '06 1234 5678', postcode: '2611 GS', address: 'Markt', number: '7' }
  const { id } = (await admin.post('/api/relation', { ...jan, organization_id })).body
  await admin.post('/api/relation', { name: 'An', surname: 'Ander' })
  for (const words of ['vos', '0612345678', '+31 6 12345678', '2611gs', 'markt 7', 'linde'])
    expect([words, (await admin.get(`/api/relation/search?query=${encodeURIComponent(words)}`)).body]).toMatchObject([
      words,
      [{ id, fullname: 'Jan Vos' }],
    ])
  expect((await admin.get('/api/relation/search')).status).toBe(422)
})
