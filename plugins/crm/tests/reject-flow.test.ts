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
  }
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body
const safety = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}/testsafedeletion`)).body

test('a dossier is rejected with a reason, and keeps in which stage it was lost until it runs again (R-FLOW-042)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await make(admin, { status: 'quotation', phase: 'Nagebeld' })
  const reject = { cancel_reason: 'Te duur', remarks: 'Koos voor een ander bedrijf.' }
  expect((await admin.post(`/api/flow/${id}/rejectflow`, reject)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'Te duur',
    cancelled_in: 'quotation',
  })
  expect((await admin.get(`/api/flow/${id}?with=relatednotes`)).body.relatednotes).toMatchObject([
    { description: 'Koos voor een ander bedrijf.' },
  ])
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(200)
  expect((await admin.post(`/api/flow/${id}/rejectflow`, reject)).status).toBe(409)
  await admin.post(`/api/flow/${id}/reopen`)
  expect(await read(admin, id)).toMatchObject({
    status: 'quotation',
    phase: 'Nagebeld',
    cancel_reason: null,
    cancelled_in: null,
  })
  const [, line] = (await admin.get(`/api/flow/${id}/getlogitems`)).body.filter(
    (item: { loggable_type: string }) => item.loggable_type === 'flow',
  )
  expect(line.new_value).toMatchObject({ status: 'cancelled', cancel_reason: 'Te duur', cancelled_in: 'quotation' })
})

test('a lost dossier that moves on has no reason any more, whichever way it moves (R-FLOW-042)', async () => {
  const { admin } = await server.company()
  for (const move of [
    (id: number) => admin.post(`/api/lead/${id}/changestatus`, { flow_status: 'intake' }),
    (id: number) => admin.patch(`/api/flow/${id}`, { status: 'intake' }),
  ]) {
    const { id } = await make(admin, { status: 'quotation' })
    await admin.post(`/api/flow/${id}/rejectflow`, { cancel_reason: 'Te duur' })
    const { status } = await move(id)
    const now = await read(admin, id)
    expect([status, now.status, now.cancel_reason, now.cancelled_in]).toEqual([200, 'intake', null, null])
  }
})

test('a dossier that is dragged to cancelled was lost in its stage as well, without a reason', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin, { status: 'unread' })
  await admin.post(`/api/lead/${id}/changestatus`, { flow_status: 'cancelled' })
  expect(await read(admin, id)).toMatchObject({ status: 'cancelled', cancelled_in: 'new', cancel_reason: null })
})

test('sent invoices keep a dossier from being rejected, and its other dossiers keep a relation (R-FLOW-015 to R-FLOW-017)', async () => {
  const { admin } = await server.company()
  const { id, relation_id } = await make(admin)
  expect(await safety(admin, id)).toEqual({ result: 'success', message: null })
  const { id: other } = await make(admin, { relation: undefined, relation_id })
  expect(await safety(admin, id)).toEqual({
    result: 'relation_failure',
    message: 'Deze relatie heeft nog lopende dossiers. Rond die eerst af of annuleer ze.',
  })
  await admin.post(`/api/flow/${id}/rejectflow`, { preserve_relation: false })
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(200)
  await admin.post(`/api/flow/${other}/rejectflow`, { preserve_relation: false })
  expect((await admin.get(`/api/relation/${relation_id}`)).status).toBe(404)

  const held = await make(admin)
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 2100, vat_percentage: 21 }]
  const made = await admin.post('/api/invoice', { flow_id: held.id, relation_id: held.relation_id, items })
  await admin.post(`/api/invoice/${made.body.id}/sendemail`, { dontsentbutmarksent: true })
  const { result } = await safety(admin, held.id)
  const refused = await admin.post(`/api/flow/${held.id}/rejectflow`, { cancel_reason: 'Te duur' })
  expect([result, refused.status, refused.body.message]).toEqual([
    'flow_failure',
    409,
    'Aanvraag kan niet worden geannuleerd, omdat er verstuurde facturen zijn.',
  ])
})

test('of sixteen who reject a dossier at once one does, and one reason is logged', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => admin.post(`/api/flow/${id}/rejectflow`, { cancel_reason: `Reden ${n}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
})

test('with another contact person a dossier gets that one’s name and town (R-FLOW-019)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin, { relation: { ...resident, fullname: 'Ada Post', city: 'Zwolle' } })
  const bo = (await admin.post('/api/relation', { ...resident, name: 'Bo', surname: 'Elders', city: 'Epe' })).body.id
  expect((await admin.patch(`/api/flow/${id}`, { relation_id: bo })).body).toMatchObject({
    relation_fullname: 'Bo Elders',
    city: 'Epe',
  })
  expect((await admin.patch(`/api/flow/${id}`, { relation_id: null })).status).toBe(422)
})

test('types in use on dossiers are suggested under both names of the call, once each', async () => {
  const { admin } = await server.company()
  for (const type of ['Zon', 'Warmte', 'Zon', null]) await make(admin, { type })
  for (const path of ['flow/getUsedFlowTypes', 'company/getusedflowtypes'])
    expect((await admin.get(`/api/${path}`)).body).toEqual(['Warmte', 'Zon'])
})
