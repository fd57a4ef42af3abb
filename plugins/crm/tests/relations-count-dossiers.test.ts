import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { step } from '../migrations/20261126_relation_worth_apart'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = async (admin: TestClient, name: string): Promise<number> =>
  (await admin.post('/api/relation', { name })).body.id
const dossier = async (admin: TestClient, relation_id: number, more: object = {}): Promise<number> =>
  (await admin.post('/api/flow', { relation_id, ...more })).body.id

/** What a quotation of one line makes a dossier worth. */
async function quote(admin: TestClient, flow_id: number, amount: number): Promise<void> {
  const { body: quotation } = await admin.post('/api/quotation', { flow_id, title: 'Zonnepanelen' })
  await admin.post('/api/calculationitem', {
    calculation_id: quotation.calculation_id,
    item_type: 'manual',
    item_name: 'Panelen',
    unit_rate_exc_manual: amount,
  })
}

async function standing(admin: TestClient, id: number) {
  await server.settled()
  const { flow_count, flow_status, flow_value, flow_user_id, flow_tags } = (await admin.get(`/api/relation/${id}`)).body
  return { flow_count, flow_status, flow_value, flow_user_id, flow_tags }
}
const none = { flow_count: 0, flow_status: null, flow_value: 0, flow_user_id: null, flow_tags: [] }

test('a relation stands where its newest running dossier does, and is worth what all that run are, whatever happens to them', async () => {
  const company = await server.company()
  const { admin } = company
  const userId = (await admin.get('/api/user/getcurrentuser')).body.id as number
  const seller = await company.user({ role: 200 })
  const [ada, bea] = [await relation(admin, 'Ada'), await relation(admin, 'Bea')]
  expect(await standing(admin, ada)).toEqual(none)

  const first = await dossier(admin, ada, { status: 'project', tags: ['Zakelijk'] })
  const second = await dossier(admin, ada, { status: 'intake' })
  const begun = { flow_count: 2, flow_status: 'intake', flow_value: 0, flow_user_id: userId, flow_tags: [] }
  expect(await standing(admin, ada)).toEqual(begun)
  await quote(admin, first, 1000)
  await quote(admin, second, 500.5)
  expect((await standing(admin, ada)).flow_value).toBe(1500.5)

  await admin.patch(`/api/flow/${second}`, { user_id: seller.userId, tags: ['ISDE'] })
  const given = { ...begun, flow_value: 1500.5, flow_user_id: seller.userId, flow_tags: ['ISDE'] }
  expect(await standing(admin, ada)).toMatchObject({ ...given, flow_status: expect.any(String) })

  await admin.post(`/api/lead/${second}/changestatus`, { flow_status: 'completed' })
  const one = { flow_count: 2, flow_value: 1000, flow_user_id: userId, flow_tags: ['Zakelijk'] }
  expect(await standing(admin, ada)).toMatchObject(one)
  await admin.post(`/api/flow/${second}/reopen`)
  expect(await standing(admin, ada)).toMatchObject({ flow_value: 1500.5, flow_user_id: seller.userId })

  await admin.patch(`/api/flow/${second}`, { relation_id: bea })
  expect(await standing(admin, ada)).toMatchObject({ ...one, flow_count: 1 })
  expect(await standing(admin, bea)).toMatchObject({ flow_count: 1, flow_value: 500.5, flow_tags: ['ISDE'] })

  await admin.delete(`/api/flow/${second}`)
  expect(await standing(admin, bea)).toEqual(none)
  await admin.post(`/api/flow/${second}/restore`)
  expect(await standing(admin, bea)).toMatchObject({ flow_count: 1, flow_value: 500.5 })

  await admin.post(`/api/relation/${bea}/merge`, { target_id: ada })
  expect(await standing(admin, ada)).toMatchObject({ flow_count: 2, flow_value: 1500.5 })
})

test('counting is no change of a relation: whoever has it open saves it, and it was not updated just now', async () => {
  const { admin } = await server.company()
  const id = await relation(admin, 'Ada')
  const { body: before } = await admin.get(`/api/relation/${id}`)
  await dossier(admin, id)
  expect(await standing(admin, id)).toMatchObject({ flow_count: 1, flow_status: 'new' })
  expect((await admin.get(`/api/relation/${id}`)).body.updated_at).toBe(before.updated_at)
  const saved = await admin.patch(`/api/relation/${id}`, { city: 'Zwolle' }, { 'if-match': `"${before.version}"` })
  expect([saved.status, saved.body.flow_count]).toEqual([200, 1])
  for (const own of [{ flow_status: 'project' }, { flow_value: 1 }, { flow_count: 9 }])
    expect((await admin.patch(`/api/relation/${id}`, own)).status).toBe(422)
})

test('the list adds up, filters and sorts by the dossiers of all relations that it is narrowed to (R-REL-006)', async () => {
  const { admin } = await server.company()
  const people = []
  for (const [name, status, amount] of [
    ['Ada', 'quotation', 800],
    ['Bea', 'quotation', 200.25],
    ['Carla', 'project', 4000],
    ['Dirk', null, 0],
  ] as const) {
    const id = await relation(admin, name)
    people.push(id)
    if (!status) continue
    const flow = await dossier(admin, id)
    await quote(admin, flow, amount)
    await admin.patch(`/api/flow/${flow}`, { status })
  }
  await server.settled()
  const list = async (query: string) =>
    (await admin.get(`/api/relation?offset=0&limit=1&sum=flow_value&sort=-flow_value&${query}`)).body
  expect(await list('')).toMatchObject({
    data: [{ name: 'Carla' }],
    pagination: { total: 4, sums: { flow_value: 5000.25 } },
  })
  expect(await list('flow_status=quotation')).toMatchObject({
    data: [{ name: 'Ada', flow_value: 800 }],
    pagination: { total: 2, sums: { flow_value: 1000.25 } },
  })
  const inOrder = (await admin.get('/api/relation?flow_status=project,quotation&sort=flow_status')).body
  expect(inOrder.map((row: { name: string }) => row.name).toSorted()).toEqual(['Ada', 'Bea', 'Carla'])
  expect(inOrder.at(-1).name).toBe('Carla')
})

test('relations of before the figures were kept get what they would have had', async () => {
  const { admin, id: companyId } = await server.company()
  const [ada, bea, carla] = [await relation(admin, 'Ada'), await relation(admin, 'Bea'), await relation(admin, 'Carla')]
  for (const [of, status, amount] of [
    [ada, 'project', 100],
    [ada, 'intake', 20.5],
    [ada, 'completed', 7],
    [bea, 'cancelled', 50],
    [bea, 'completed', 8],
  ] as const) {
    const flow = await dossier(admin, of, { tags: [status] })
    await quote(admin, flow, amount)
    await admin.patch(`/api/flow/${flow}`, { status })
  }
  const all = async () => [await standing(admin, ada), await standing(admin, bea), await standing(admin, carla)]
  const kept = await all()
  expect(kept.map(({ flow_value, flow_tags }) => [flow_value, ...flow_tags])).toEqual([
    [120.5, 'intake'],
    [0, 'completed'],
    [0],
  ])
  const forget = `update relation set flow_count = 0, flow_status = null, flow_value = 0, flow_user_id = null, flow_tags = '[]' where company_id = $1`
  await server.owner.query(forget, [companyId])
  expect(await all()).toEqual([none, none, none])
  // Resetting all leads makes them anew too.
  expect((await admin.post(`/api/company/${companyId}/resetallleads`)).status).toBeLessThan(300)
  expect(await all()).toEqual(kept)
  await server.owner.query(forget, [companyId])
  await server.owner.query(step.up[0] ?? '')
  expect(await all()).toEqual(kept)
})

test('sixteen dossiers of one relation that are made and ended at once are all counted', async () => {
  const { admin } = await server.company()
  const id = await relation(admin, 'Ada')
  const made = await Promise.all(Array.from({ length: 16 }, () => dossier(admin, id, { status: 'intake' })))
  expect(await standing(admin, id)).toMatchObject({ flow_count: 16, flow_status: 'intake' })
  await Promise.all(made.map(flow => admin.delete(`/api/flow/${flow}`)))
  expect(await standing(admin, id)).toEqual(none)
})
