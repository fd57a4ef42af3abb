import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface PriceRow {
  id: number
  product_id: number
  unit_amount: number
  unit_rate_exc: number | null
}
const prices = (product: { producttablerows: PriceRow[] }) =>
  product.producttablerows.map(row => [row.unit_amount, row.unit_rate_exc])

test('a copied product has a name of its own, the same price table and nothing in common with the original (R-API-007)', async () => {
  const { admin } = await server.company()
  const { body: made } = await admin.post('/api/product', { item_name: 'Zonnepaneel', calc_method: 'table' })
  await admin.post('/api/producttablerow', { product_id: made.id, unit_amount: 25, unit_rate_exc: 140.5 })
  const product = (await admin.get(`/api/product/${made.id}`)).body
  const copy = await admin.post(`/api/product/${product.id}/duplicate`)
  expect(copy.status).toBe(201)
  expect(copy.body).toMatchObject({ item_name: 'Zonnepaneel (kopie)', calc_method: 'table' })
  expect(prices(copy.body)).toEqual(prices(product))
  expect(copy.body.producttablerows.every((row: PriceRow) => row.product_id === copy.body.id)).toBe(true)

  const [first] = copy.body.producttablerows
  await admin.patch(`/api/producttablerow/${first.id}`, { unit_rate_exc: 99 })
  expect(prices((await admin.get(`/api/product/${product.id}`)).body)).toEqual(prices(product))
  expect((await admin.get('/api/product?query=kopie')).body).toHaveLength(1)
})

test('a copied mail template is never the default one', async () => {
  const { admin } = await server.company()
  const fields = { type: 'send_quotation', subject: 'Uw offerte', message: '<p>Beste</p>', is_default: true }
  const { id } = (await admin.post('/api/mailtemplate', fields)).body
  const copy = await admin.post(`/api/mailtemplate/${id}/duplicate`)
  expect(copy.body).toMatchObject({ subject: 'Uw offerte (kopie)', is_default: false })
})
