import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const ofProject = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/equipment?project_id=${id}&sort=id`)).body as { description: string; installed_on: string }[]

async function placed(admin: TestClient) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
  const project = (await admin.post('/api/project', { flow_id: flow.id })).body
  const pump = (await admin.post('/api/product', { item_name: 'Warmtepomp', is_equipment: true })).body
  const pipe = (await admin.post('/api/product', { item_name: 'Leiding' })).body
  for (const [product_id, item_name, amount] of [
    [pump.id, 'Warmtepomp', 2],
    [pipe.id, 'Leiding', 30],
    [null, 'Kit', 1],
  ] as const)
    await admin.post('/api/projectmaterial', { project_id: project.id, product_id, item_name, amount })
  return { flow, id: project.id as number }
}

test('what products say is equipment stands at the customer’s once its project is done, each once', async () => {
  const { admin } = await server.company()
  const { flow, id } = await placed(admin)
  const set = (body: object) => admin.patch(`/api/project/${id}`, body)
  expect(await ofProject(admin, id)).toEqual([])
  await set({ status: 'completed' })
  const found = await ofProject(admin, id)
  expect(found).toMatchObject([
    { description: 'Warmtepomp', relation_id: flow.relation_id, flow_id: flow.id, project_id: id },
    { description: 'Warmtepomp' },
  ])
  expect(found[0]?.installed_on).toMatch(/^\d{4}-\d{2}-\d{2}/)
  await set({ status: 'new', update_reason: 'rollbackstatus' })
  await set({ status: 'completed' })
  expect(await ofProject(admin, id)).toHaveLength(2)
})

test('without aftercare nothing is registered', async () => {
  const { admin } = await server.company({ modules: ['CRM', 'BASIS', 'PROJECT', 'SETTINGS'] })
  const { id } = await placed(admin)
  expect((await admin.patch(`/api/project/${id}`, { status: 'completed' })).status).toBe(200)
  const rows = await server.owner.query('select 1 from equipment where project_id = $1', [id])
  expect(rows.rows).toEqual([])
})
