import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Three dossiers with what lists compare. */
async function dossiers() {
  const company = await server.company()
  const made = [
    { lead_date: '2026-10-31', order_value: 500, moment: '2026-10-31T22:59:59.999Z' },
    { lead_date: '2026-11-01', order_value: 1000.5, moment: '2026-10-31T23:00:00Z' },
    { lead_date: '2026-11-30', order_value: null, moment: '2026-11-30T22:59:59.999Z' },
  ]
  for (const [at, { lead_date, order_value, moment }] of made.entries()) {
    const relation = { fullname: `Jan ${at}` }
    const { body } = await company.admin.post('/api/flow', { relation, lead_date, description: `Dossier ${at}` })
    await server.owner.query('update flow set order_value = $1, created_at = $2 where id = $3', [
      order_value,
      moment,
      body.id,
    ])
  }
  return company
}
async function found(admin: TestClient, query: string) {
  const { status, body } = await admin.get(`/api/flow?sort=lead_date&${query}`)
  expect(status, query).toBe(200)
  return body.map((row: { description: string }) => Number(row.description.slice(-1)))
}

test('lists are narrowed to ranges of days, amounts and moments, both ends included', async () => {
  const { admin } = await dossiers()
  expect(await found(admin, 'lead_date_from=2026-11-01')).toEqual([1, 2])
  expect(await found(admin, 'lead_date_to=2026-11-01')).toEqual([0, 1])
  expect(await found(admin, 'lead_date_from=2026-11-01&lead_date_to=2026-11-29')).toEqual([1])
  expect(await found(admin, 'lead_date_from=2026-11-01&lead_date=2026-10-31')).toEqual([])
  expect(await found(admin, 'order_value_from=1000.5')).toEqual([1])
  expect(await found(admin, 'order_value_to=1000.49')).toEqual([0])
  expect(await found(admin, 'order_value_from=all')).toEqual([0, 1, 2])
  expect(await found(admin, 'created_at_from=2026-10-31T23:00:00Z')).toEqual([1, 2])
  expect(await found(admin, 'version_from=0.5&version_to=999999999999')).toEqual([0, 1, 2])
  expect(await found(admin, 'version_from=1.5')).toEqual([])
})

test('a day of moments is the day on the clock of the company', async () => {
  const { admin } = await dossiers()
  expect(await found(admin, 'created_at_from=2026-11-01')).toEqual([1, 2])
  expect(await found(admin, 'created_at_to=2026-10-31')).toEqual([0])
  expect(await found(admin, 'created_at_from=2026-11-01&created_at_to=2026-11-30')).toEqual([1, 2])
  expect(await found(admin, 'created_at=2026-10-31')).toEqual([0])
  expect(await found(admin, 'created_at=2026-11-01')).toEqual([1])
  expect(await found(admin, 'created_at=2026-11-02')).toEqual([])
  expect(await found(admin, 'created_at=2026-11-01&created_at_from=2026-11-01')).toEqual([1])
  expect(await found(admin, 'created_at=2026-10-31T23:00:00Z')).toEqual([1])
})

test('totals, pages, exports and the trash know ranges too', async () => {
  const { admin } = await dossiers()
  const page = (await admin.get('/api/flow?limit=1&lead_date_from=2026-11-01')).body
  expect(page.pagination.total).toBe(2)
  const csv = await (await admin.raw('GET', '/api/flow/export?columns=lead_date&lead_date_to=2026-10-31')).text()
  expect(csv.split('\r\n')).toEqual(['Leaddatum', '31-10-2026'])
  const [last] = (await admin.get('/api/flow?lead_date_from=2026-11-30')).body
  await admin.delete(`/api/flow/${last.id}`)
  expect((await admin.get('/api/flow/trashed?lead_date_from=2026-11-30')).body).toHaveLength(1)
  expect((await admin.get('/api/flow/trashed?lead_date_to=2026-11-29')).body).toHaveLength(0)
})

test('fields of the company have ranges as well, each among its own kind', async () => {
  const { admin } = await server.company()
  const field = (fields: object) => admin.post('/api/customfield', { resource: 'relation', ...fields })
  await field({ label: 'Bouwjaar', type: 'number' })
  await field({ label: 'Keuring', type: 'date' })
  for (const [name, custom_fields] of [
    ['Negen', { bouwjaar: 9, keuring: '2026-01-31' }],
    ['Tien', { bouwjaar: 10, keuring: '2026-02-01' }],
    ['Leeg', {}],
  ] as const)
    await admin.post('/api/relation', { name, custom_fields })
  const names = async (query: string) =>
    (await admin.get(`/api/relation?sort=id&${query}`)).body.map((row: { name: string }) => row.name)
  expect(await names('custom_fields.bouwjaar_from=10')).toEqual(['Tien'])
  expect(await names('custom_fields.bouwjaar_to=9.5')).toEqual(['Negen'])
  expect(await names('custom_fields.keuring_from=2026-01-15&custom_fields.keuring_to=2026-01-31')).toEqual(['Negen'])
  expect(await names('custom_fields.keuring_to=10')).toEqual([])
})

test('an end that is none is refused by name, in Dutch', async () => {
  const { admin } = await server.company()
  const refused = async (query: string) => {
    const { status, body } = await admin.get(`/api/flow?${query}`)
    return [status, body.errors]
  }
  const day = ['Vul een geldige datum in.']
  expect(await refused('lead_date_from=2026-02-30')).toEqual([422, { lead_date_from: day }])
  expect(await refused('created_at_to=gisteren')).toEqual([422, { created_at_to: day }])
  expect(await refused('order_value_from=veel')).toEqual([422, { order_value_from: ['Vul een getal in.'] }])
  expect(await refused('order_value_to=')).toEqual([422, { order_value_to: ['Vul een getal in.'] }])
  expect((await refused('custom_fields.x_from=veel'))[0]).toBe(422)
})
