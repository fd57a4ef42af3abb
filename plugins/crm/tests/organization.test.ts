import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the contact person of an organization is whichever relation was chosen last, and may be nobody (R-ORG-003)', async () => {
  const { admin } = await server.company()
  const { body: firm } = await admin.post('/api/organization', { name: 'Bakkerij' })
  const { body: ada } = await admin.post('/api/relation', { name: 'Ada', organization_id: firm.id })
  const { body: bo } = await admin.post('/api/relation', { name: 'Bo', organization_id: firm.id })
  for (const contactperson_id of [ada.id, bo.id, null]) {
    expect((await admin.patch(`/api/organization/${firm.id}`, { contactperson_id })).status).toBe(200)
    expect((await admin.get(`/api/organization/${firm.id}`)).body.contactperson_id).toBe(contactperson_id)
  }
  expect((await admin.get(`/api/relation?organization_id=${firm.id}`)).body).toHaveLength(2)
})

test('an organization tells its people, who to call, and what the dossiers of all of them are worth that run', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const { id } = (await admin.post('/api/organization', { name: 'Woningstichting' })).body
  const { id: empty } = (await admin.post('/api/organization', { name: 'Zonder mensen' })).body
  const person = async (name: string) =>
    (await admin.post('/api/relation', { name, surname: 'Post', organization_id: id })).body.id
  const [ada, bo, gone] = [await person('Ada'), await person('Bo'), await person('Weg')]
  await admin.delete(`/api/relation/${gone}`)
  const dossier = async (relation_id: number, more: object) =>
    (await admin.post('/api/flow', { relation_id, ...more })).body.id
  const first = await dossier(ada, { expected_value: 12_000, description: 'Zonnepanelen' })
  const second = await dossier(bo, { expected_value: 8_000.5, description: 'Warmtepomp' })
  const third = await dossier(ada, { expected_value: 5_000, description: 'Accu' })
  await admin.patch(`/api/flow/${third}`, { status: 'completed' })
  await admin.patch(`/api/organization/${id}`, { contactperson_id: bo })
  expect((await admin.get(`/api/organization/${id}`)).body).toMatchObject({
    people_count: 2,
    open_flow_count: 2,
    open_worth: 20_000.5,
    contactperson_fullname: 'Bo Post',
  })
  expect((await admin.get('/api/organization?sort=name')).body).toMatchObject([
    { id, open_worth: 20_000.5 },
    { id: empty, people_count: 0, open_flow_count: 0, open_worth: 0, contactperson_fullname: null },
  ])
  const { body } = await admin.get(`/api/organization/${id}/flows?limit=2&sort=id`)
  expect(body).toMatchObject({
    data: [
      { id: first, relation_fullname: 'Ada Post' },
      { id: second, relation_fullname: 'Bo Post' },
    ],
    pagination: { total: 3 },
  })
  expect((await admin.get(`/api/organization/${id}/flows?status=completed`)).body).toMatchObject([{ id: third }])
  expect((await admin.get(`/api/organization/${empty}/flows`)).body).toEqual([])
  expect((await stranger.get(`/api/organization/${id}/flows`)).status).toBe(404)
})

test('organizations with people and work take at most four statements for a list and six for one', async () => {
  const { admin } = await server.company()
  const ids: number[] = []
  for (const name of ['Een', 'Twee']) {
    const { id } = (await admin.post('/api/organization', { name })).body
    const { id: person } = (await admin.post('/api/relation', { name: 'Ada', organization_id: id })).body
    await admin.patch(`/api/organization/${id}`, { contactperson_id: person })
    ids.push(id)
  }
  for (const [path, most] of [
    ['organization?limit=25', 4],
    [`organization/${ids[0]}`, 6],
    [`organization/${ids[0]}/flows?limit=25`, 6],
  ] as const) {
    server.statements()
    await admin.get(`/api/${path}`)
    expect(server.statements().length).toBeLessThanOrEqual(most)
  }
})
