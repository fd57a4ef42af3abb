import { afterAll, beforeAll, expect, test } from 'bun:test'
import { insertRows } from '@core/db/insert'
import { withTenant } from '@core/db/tenant'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { Flow } from '@plugins/crm/entities/flow'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Quotations of these amounts without VAT, each with its title. */
async function quote(admin: TestClient, amounts: Readonly<Record<string, number>>): Promise<void> {
  const { body } = await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })
  for (const [title, unit_rate_exc_manual] of Object.entries(amounts)) {
    const items = [{ item_name: title, unit_rate_exc_manual, vat_percentage: 21 }]
    expect((await admin.post('/api/quotation', { flow_id: body.id, title, items })).status).toBe(201)
  }
}

test('a list adds up amounts over all rows it is narrowed to, whichever page is asked for, in its own statements', async () => {
  const { admin } = await server.company()
  await quote(admin, { 'Dak noord': 0.1, 'Dak zuid': 0.2, Vloer: 1000, Gevel: 20 })
  const { admin: stranger } = await server.company()
  await quote(stranger, { 'Dak van een ander': 5000 })
  const sums = async (query: string) => (await admin.get(`/api/quotation?limit=1&${query}`)).body.pagination
  server.statements()
  expect(await sums('sum=amount_exc_vat,amount_inc_vat')).toMatchObject({
    total: 4,
    sums: { amount_exc_vat: 1020.3, amount_inc_vat: 1234.56 },
  })
  expect(server.statements().length).toBeLessThanOrEqual(4)
  expect((await sums('sum=amount_exc_vat&query=dak')).sums).toEqual({ amount_exc_vat: 0.3 })
  expect((await sums('sum=amount_exc_vat&amount_exc_vat_from=15&offset=1')).sums).toEqual({ amount_exc_vat: 1020 })
  expect((await sums('sum=amount_exc_vat&status=sent')).sums).toEqual({ amount_exc_vat: 0 })
  expect(await sums('')).not.toHaveProperty('sums')
})

test('only amounts are added up: anything else is refused by its name', async () => {
  const { admin } = await server.company()
  for (const column of ['number', 'id', 'amount', 'amount_exc_vat,status', '"'])
    expect(await admin.get(`/api/quotation?limit=1&sum=${encodeURIComponent(column)}`)).toMatchObject({
      status: 422,
      body: { errors: { sum: expect.anything() } },
    })
})

test('sums are of all rows, also of 20,000; a search that finds more than is counted says none, for it would be of some', async () => {
  const company = await server.company()
  const { body } = await company.admin.post('/api/relation', { name: 'Ada', surname: 'Post' })
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    relation_id: body.id,
    description: n % 2 ? 'Zonnepanelen' : 'Laadpaal',
    order_value: 10.05,
  }))
  await withTenant(server.app.platform.orm, company.id, em => insertRows({ em, company }, Flow, rows))
  const page = async (query: string) =>
    (await company.admin.get(`/api/flow?limit=1&sum=order_value&${query}`)).body.pagination
  expect(await page('')).toMatchObject({ total: 20_000, sums: { order_value: 201_000 } })
  expect(await page('description=Laadpaal')).toMatchObject({ total: 10_000, sums: { order_value: 100_500 } })
  expect(await page('query=zonnepanelen')).toEqual({ total: 1000, offset: 0, limit: 1, more: true })
  expect(await page('query=zonnepanelen&status=new')).toEqual({ total: 1000, offset: 0, limit: 1, more: true })
})
