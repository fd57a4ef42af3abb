import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident }, ...more })).body as {
    id: number
    relation_id: number
    hash: string
  }

test('one request is one dossier all the way from lead to aftercare, with the same number and link (R-GEN-008)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const first = (await admin.get(`/api/flow/${id}`)).body
  for (const status of ['intake', 'quotation', 'confirmation', 'project', 'invoice', 'aftercare', 'completed'])
    expect((await admin.patch(`/api/flow/${id}`, { status })).body.status).toBe(status)
  const [last, ...others] = (await admin.get('/api/flow')).body
  expect(others).toEqual([])
  expect(last).toMatchObject({ id, number: first.number, hash: first.hash, date_archived: expect.any(String) })
})

test('a dossier under way knows seven sub-statuses of the work (R-FLOW-010)', async () => {
  const { admin } = await server.company()
  const phases = (await admin.get('/api/flowphase?flowstage=project&sort=order')).body
  expect(phases.map(({ description }: { description: string }) => description)).toEqual([
    'Inplannen',
    'Situatie opnemen',
    'Werkzaamheden ingepland',
    'Uitvoeren',
    'Actie nodig',
    'Werkzaamheden afgerond',
    'On hold',
  ])
})

test('whoever has another dossier that runs stays when one is rejected, whatever was asked (R-FLOW-016)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await make(admin)
  const { body: other } = await admin.post('/api/flow', { relation_id })
  expect((await admin.get(`/api/flow/${id}/testSafeDeletion`)).body).toMatchObject({ result: 'relation_failure' })
  expect((await admin.post(`/api/flow/${id}/rejectflow`, { preserve_relation: false })).status).toBe(200)
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(200)
  expect((await admin.post(`/api/flow/${other.id}/rejectflow`, { preserve_relation: false })).status).toBe(200)
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(404)
})

test('a dossier with a sent invoice says in Dutch that it may not be deleted, and stays (R-FLOW-034)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const { body: invoice } = await admin.post('/api/invoice', { flow_id: id, items })
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  for (const refused of [await admin.delete(`/api/flow/${id}`), await admin.post(`/api/flow/${id}/rejectflow`, {})])
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/facturen/)])
  expect((await admin.get(`/api/flow/${id}`)).body.status).not.toBe('cancelled')
})

test('a new customer link replaces the old one, which opens nothing from then on (R-FLOW-035)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const { hash: old } = (await admin.get(`/api/flow/${id}`)).body
  const { hash } = (await admin.post(`/api/flow/${id}/resethash`)).body
  expect(hash).not.toBe(old)
  expect((await server.anonymous.get(`/api/flow/${hash}/getbycustomer`)).status).toBe(200)
  expect((await server.anonymous.get(`/api/flow/${old}/getbycustomer`)).status).toBe(404)
})

test('the list of dossiers is asked for by each of the ten statuses, by several, and by all (R-FLOW-023)', async () => {
  const { admin } = await server.company()
  const statuses = 'unread new intake quotation confirmation project invoice aftercare completed cancelled'.split(' ')
  const ids = new Map<string, number>()
  for (const status of statuses) ids.set(status, (await make(admin, { status })).id)
  for (const status of statuses)
    expect((await admin.get(`/api/flow?status=${status}`)).body).toMatchObject([{ id: ids.get(status) }])
  expect((await admin.get('/api/flow?status=unread,new')).body).toHaveLength(2)
  expect((await admin.get('/api/flow?status=all')).body).toHaveLength(10)
})

test('forms of a dossier are copied to another with their answers, open again (R-FLOW-039)', async () => {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id
  await admin.post('/api/verticaldatafield', { vertical_id: form, field_label: 'Breedte', field_type: 'number' })
  const [source, target] = [await make(admin), await make(admin)]
  const { id } = (await admin.post(`/api/flow/${source.id}/addflowdataitem`, { vertical_id: form })).body
  await admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte: 4 } })
  const copied = await admin.post('/api/flow/copyflowdataitems', { targetflow_id: target.id, flowdataitem_ids: [id] })
  expect(copied.status).toBe(201)
  expect((await admin.get(`/api/flow/${target.id}/flowdataitems`)).body).toMatchObject([
    { status: 'open', field_values: { breedte: 4 } },
  ])
  expect((await admin.get(`/api/flow/${source.id}/flowdataitems`)).body).toHaveLength(1)
})

test('a note names what it is about in the field of that owner, and may be kept on top (R-NOTE-005)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await make(admin)
  const organization = (await admin.post('/api/organization', { name: 'De Linde' })).body.id
  for (const [type, about] of [
    ['flow', id],
    ['relation', relation_id],
    ['organization', organization],
  ] as const) {
    const link = { [`${type}_id`]: about }
    const note = { description: `Over ${type}`, noteable_type: type, noteable_id: about, ...link, sticky: true }
    const made = await admin.post('/api/note', note)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ ...link, sticky: true })
  }
})

test('a note may stand with whatever people work with, without a step of the schema for each (R-NOTE-005)', async () => {
  const company = await server.company()
  const { admin } = company
  const stranger = await server.company()
  const { id: flow_id, relation_id } = await make(admin)
  const made = async (path: string, body: object) => (await admin.post(`/api/${path}`, body)).body.id as number
  const subjects = {
    product: await made('product', { item_name: 'Zonnepaneel' }),
    quotation: await made('quotation', { flow_id }),
    invoice: await made('invoice', { relation_id }),
    intake: await made('intake', { flow_id }),
    user: (await company.user()).userId,
  }
  for (const [noteable_type, noteable_id] of Object.entries(subjects)) {
    const note = { description: 'Let op', noteable_type, noteable_id }
    expect((await admin.post('/api/note', note)).status, noteable_type).toBe(201)
    expect((await admin.get(`/api/note?noteable_type=${noteable_type}&noteable_id=${noteable_id}`)).body).toHaveLength(
      1,
    )
    expect((await stranger.admin.post('/api/note', note)).status, noteable_type).toBe(422)
    expect((await admin.post('/api/note', { ...note, noteable_id: 987_654 })).status, noteable_type).toBe(422)
  }
  expect((await admin.post('/api/note', { description: 'x', noteable_type: 'apitoken', noteable_id: 1 })).status).toBe(
    422,
  )
})

test('calls that once were not there answer under the names of the specification (C-0326, C-0523, C-0531, C-0536, C-0545, C-0552)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await make(admin, { type: 'Zon' })
  for (const name of ['duplicate', 'duplicateflow']) {
    const copy = await admin.post(`/api/flow/${id}/${name}`)
    expect([copy.status, copy.body.relation_id, copy.body.id === id]).toEqual([201, relation_id, false])
  }
  const { body } = await admin.post('/api/flow/editstatusses', { selectedFlowIds: [id], status: 'intake' })
  await server.settled()
  expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ done: 1, refused: [] })
  expect((await admin.get(`/api/flow/${id}`)).body.status).toBe('intake')
  expect((await admin.get('/api/flow/getUsedFlowTypes')).body).toEqual(['Zon'])
  expect((await admin.get('/api/relation/search?query=post')).body).toMatchObject([{ id: relation_id }])
  await admin.patch(`/api/relation/${relation_id}`, { email: 'ada@post.example' })
  const doubles = await admin.post('/api/relation/checkfordoublerelations', { email: 'ada@post.example' })
  expect(doubles.body).toMatchObject([{ id: relation_id }])
})

test('a relation that is made with a dossier has its source (G-FLOWNEW)', async () => {
  const { admin } = await server.company()
  const { relation_id } = await make(admin, { lead_source: 'Beurs' })
  expect((await admin.get(`/api/relation/${relation_id}`)).body.lead_source).toBe('Beurs')
})
