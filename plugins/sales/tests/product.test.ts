import { afterAll, beforeAll, expect, test } from 'bun:test'
import { csv, finish, importFile } from '@core/imports/tests/import-client'
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

test('a list of products says what one unit costs, and so does its export', async () => {
  const { admin } = await server.company()
  const { body: made } = await admin.post('/api/product', { item_name: 'Zonnepaneel', calc_method: 'table' })
  await admin.patch(`/api/producttablerow/${made.producttablerows[0].id}`, { unit_amount: 1, unit_rate_exc: 164 })
  await admin.post('/api/producttablerow', { product_id: made.id, unit_amount: 25, unit_rate_exc: 140.5 })
  expect((await admin.get('/api/product')).body).toMatchObject([{ item_name: 'Zonnepaneel', unit_rate_exc: 164 }])
  const file = await admin.get('/api/product/export?format=csv&columns=item_name,unit_rate_exc')
  expect(file.status).toBe(200)
})

test('a price list brings new products with their price and renews the prices of others, and undoing brings the old ones back', async () => {
  const { admin } = await server.company()
  const make = async (external_reference: string, rows: object[]) => {
    const { id, producttablerows } = (
      await admin.post('/api/product', { item_name: external_reference, external_reference })
    ).body
    for (const [i, row] of rows.entries()) await admin.patch(`/api/producttablerow/${producttablerows[i].id}`, row)
    return id as number
  }
  const panel = await make('P-1', [
    { unit_amount: 0, unit_rate_exc: 100 },
    { unit_amount: 25, unit_rate_exc: 90 },
  ])
  const boiler = await make('B-1', [{ unit_rate_inc: 1210 }])
  const list = csv(
    'Artikelnummer;Naam;Prijs excl. btw',
    'P-1;Paneel;"1.110,25"',
    'B-1;Boiler;999',
    'K-1;Kabel;2,125',
    'X-1;Fout;veel',
  )
  const done = await importFile(server, admin, list, {}, 'product')
  expect(done.counts).toEqual({ updated: 2, created: 1, refused: 1 })
  const pricesOf = async (id: number) =>
    (await admin.get(`/api/product/${id}`)).body.producttablerows.map(
      (row: PriceRow & { unit_rate_inc: number | null }) => [row.unit_amount, row.unit_rate_exc, row.unit_rate_inc],
    )
  expect(await pricesOf(panel)).toEqual([
    [0, 1110.25, null],
    [25, 90, null],
  ])
  expect(await pricesOf(boiler)).toEqual([
    [null, 999, null],
    [null, null, null],
  ])
  const [cable] = (await admin.get('/api/product?query=kabel')).body
  expect(await pricesOf(cable.id)).toEqual([
    [null, 2.125, null],
    [null, null, null],
  ])

  await finish(server, admin, done.id, 'undo')
  expect(await pricesOf(panel)).toEqual([
    [0, 100, null],
    [25, 90, null],
  ])
  expect(await pricesOf(boiler)).toEqual([
    [null, null, 1210],
    [null, null, null],
  ])
  expect((await admin.get('/api/product?query=kabel')).body).toEqual([])
})

test('a product or line at a rate of VAT that there is not is refused: its amount would be missing from every total (R-CALC-010)', async () => {
  const { admin } = await server.company()
  const refusal = { status: 422, body: { errors: { vat_percentage: ['Kies 0, 6, 9 of 21 % btw.'] } } }
  expect(await admin.post('/api/product', { item_name: 'Panel', vat_percentage: 17 })).toMatchObject(refusal)
  const { body: product } = await admin.post('/api/product', { item_name: 'Panel', vat_percentage: 9 })
  expect(await admin.patch(`/api/product/${product.id}`, { vat_percentage: 20 })).toMatchObject(refusal)
  expect((await admin.get(`/api/product/${product.id}`)).body).toMatchObject({
    vat_percentage: 9,
    percentage_vat_9: 100,
  })

  const { body: quotation } = await admin.post('/api/quotation', { relation: { fullname: 'Ada Post' } })
  const line = { calculation_id: quotation.calculation_id, item_name: 'Werk', unit_rate_exc_manual: 100 }
  expect(await admin.post('/api/calculationitem', { ...line, vat_percentage: 17 })).toMatchObject(refusal)
  const over = await admin.post('/api/calculationitem', { ...line, discount_percentage: 250 })
  expect(over).toMatchObject({ status: 422, body: { errors: { discount_percentage: ['Vul 100 of minder in.'] } } })
  expect((await admin.post('/api/calculationitem', { ...line, vat_percentage: 9 })).body.amount_inc_vat).toBe(109)
})

test('a copied mail template is never the default one', async () => {
  const { admin } = await server.company()
  const fields = { type: 'send_quotation', subject: 'Uw offerte', message: '<p>Beste</p>', is_default: true }
  const { id } = (await admin.post('/api/mailtemplate', fields)).body
  const copy = await admin.post(`/api/mailtemplate/${id}/duplicate`)
  expect(copy.body).toMatchObject({ subject: 'Uw offerte (kopie)', is_default: false })
})

test('a company says once where its products and their discounts are booked, by reference and in words (S0 §3.3)', async () => {
  const { admin } = await server.company()
  const [settings] = (await admin.get('/api/companysettings')).body
  const path = `/api/companysettings/${settings.id}`
  const booked = {
    gl_reference: '8000',
    gl_description: 'Omzet zonnepanelen',
    exact_discount_reference: '8090',
    exact_discount_description: 'Verleende korting',
  }
  const none = Object.fromEntries(Object.keys(booked).map(name => [name, null]))
  expect(settings).toMatchObject(none)
  for (const chosen of [booked, none]) {
    expect(await admin.patch(path, chosen)).toMatchObject({ status: 200, body: chosen })
    expect((await admin.get(path)).body).toMatchObject(chosen)
  }
  for (const name of Object.keys(booked))
    expect((await admin.patch(path, { [name]: 'x'.repeat(256) })).body.errors).toHaveProperty(name)
})
