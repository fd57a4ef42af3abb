import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body.id
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body

test('a dossier counts for what was expected of it, times the chance of its stage, until a chance is typed (G-WEIGH)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { expected_value: 1000.5, closing_date: '2026-12-01' })
  expect(await read(admin, id)).toMatchObject({ turnover: 1000.5, turnover_weighted: 100.05 })
  await admin.patch(`/api/flow/${id}`, { status: 'quotation' })
  expect(await read(admin, id)).toMatchObject({ turnover: 1000.5, turnover_weighted: 500.25 })
  await admin.patch(`/api/flow/${id}`, { chance: 80 })
  expect(await read(admin, id)).toMatchObject({ turnover_weighted: 800.4 })
  await admin.patch(`/api/flow/${id}`, { status: 'cancelled' })
  expect(await read(admin, id)).toMatchObject({ turnover: 1000.5, turnover_weighted: 0 })
  expect((await admin.patch(`/api/flow/${id}`, { chance: 101 })).status).toBe(422)
  expect((await admin.patch(`/api/flow/${id}`, { turnover: 5 })).status).toBe(422)
})

test('what is expected is rounded half away from zero as the decimal that was typed, and is never less than nothing', async () => {
  const { admin } = await server.company()
  for (const [typed, kept] of [
    [5000.275, 5000.28],
    [1.005, 1.01],
    [1234567.285, 1234567.29],
    [0.004999, 0],
  ]) {
    const made = await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, expected_value: typed })
    expect([typed, made.body.expected_value]).toEqual([typed, kept])
    expect(await read(admin, made.body.id)).toMatchObject({ expected_value: kept, turnover: kept })
    const changed = await admin.patch(`/api/flow/${made.body.id}`, { expected_value: typed })
    expect(changed.body).toMatchObject({ expected_value: kept })
  }
  const refused = await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, expected_value: -0.01 })
  expect([refused.status, refused.body.errors]).toEqual([422, { expected_value: ['Vul 0 of meer in.'] }])
})

test('the board adds up all dossiers of the company, lost ones apart, and puts the heaviest first (R-PIPE-001, R-PIPE-005)', async () => {
  const { admin } = await server.company()
  const light = await make(admin, { expected_value: 9000 })
  const heavy = await make(admin, { expected_value: 4000, status: 'quotation' })
  const lost = await make(admin, { expected_value: 700, status: 'intake' })
  await admin.post(`/api/flow/${lost}/rejectflow`, { cancel_reason: 'Te duur' })
  expect((await admin.get('/api/flow/pipelinefigures')).body).toEqual([
    { flow_status: 'cancelled', count: 1, turnover: 700, turnover_weighted: 0 },
    { flow_status: 'new', count: 1, turnover: 9000, turnover_weighted: 900 },
    { flow_status: 'quotation', count: 1, turnover: 4000, turnover_weighted: 2000 },
  ])
  const cards = (await admin.get('/api/user/getleadpipeline?sort=-turnover_weighted')).body
  expect(cards.map((card: { flow_id: number }) => card.flow_id)).toEqual([heavy, light, lost])
  expect(cards[0]).toMatchObject({ turnover: 4000, turnover_weighted: 2000, chance: 50 })
  expect(cards[2]).toMatchObject({ cancelled_in: 'intake', cancel_reason: 'Te duur' })
})

test('everybody sees their own board and that of a colleague, and managers that of all (G-PIPEVAR)', async () => {
  const company = await server.company()
  const { admin } = company
  const employee = await company.user({ role: 100 })
  const me = (await employee.get('/api/user/getcurrentuser')).body.id as number
  const own = await make(admin, { user_id: me })
  const other = await make(admin, {})
  const ids = async (client: TestClient, path: string) =>
    (await client.get(`/api/user/${path}`)).body.map((card: { flow_id: number }) => card.flow_id)
  expect(await ids(employee, 'getpipeline')).toEqual([own])
  expect(await ids(admin, `getpipelineforuser/${me}`)).toEqual([own])
  expect(await ids(admin, 'getpipelinecompany')).toEqual([other, own])
  expect((await employee.get('/api/user/getpipelinecompany')).status).toBe(403)
})
