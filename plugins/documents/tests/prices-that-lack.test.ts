import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import { mark } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MATRIX = { row_field: 'breedte', column_field: 'soort', rows: [100], columns: ['Enkel'], values: [[50]] }
const REFUSED = 'Een regel heeft nog geen prijs. Vul de prijs in, of het formulier waar hij van afhangt.'

async function begin() {
  const { admin, ...company } = await server.company()
  const flow = (
    await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@example.nl', ...resident } })
  ).body.id
  const product = async (more: object) =>
    (await admin.post('/api/product', { item_name: 'Raam', vat_percentage: 21, ...more })).body.id as number
  const quote = async (items: object[], kind = 'quotation') =>
    (await admin.post(`/api/${kind}`, { flow_id: flow, items })).body
  return { ...company, admin, product, quote }
}

test.each([
  ['without a matrix', { calc_method: 'matrix' }],
  ['with a matrix whose answers nobody gave', { calc_method: 'matrix', matrix: MATRIX }],
  ['by a form field that was not chosen', { calc_method: 'field' }],
  ['with an empty price table', { calc_method: 'fixed' }],
])('a product %s never counts as 0,00 unsaid: its line says so, and no document goes out with it', async (_, set) => {
  const { admin, product, quote } = await begin()
  const id = await product(set)
  for (const kind of ['quotation', 'confirmation', 'invoice']) {
    // An invoice of 0,00 does not go out either.
    const document = await quote([{ product_id: id }, { item_name: 'Werk', unit_rate_exc_manual: 100 }], kind)
    const [line] = (await admin.get(`/api/calculation/${document.calculation_id}`)).body.calculationitems
    expect(line).toMatchObject({ price_missing: true, total_exc: 0 })
    expect((await admin.get(`/api/${kind}/${document.id}`)).body.can).not.toContain('send')
    expect(await mark(admin, kind, document.id)).toMatchObject({ status: 409, body: { message: REFUSED } })
    // A price that staff type stands for it, nothing at all included.
    await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 0 })
    expect((await mark(admin, kind, document.id)).status).toBe(200)
  }
})

test('additional work without a price does not go out either, and a next version is held up like the first', async () => {
  const { admin, product, quote } = await begin()
  const id = await product({ calc_method: 'field' })
  const { id: quotation, calculation_id } = await quote([{ item_name: 'Raam', unit_rate_exc_manual: 80 }])
  expect((await mark(admin, 'quotation', quotation)).status).toBe(200)
  await admin.post('/api/calculationitem', { calculation_id, product_id: id, additionalwork: true })
  expect(await mark(admin, 'quotation', quotation)).toMatchObject({ status: 409, body: { message: REFUSED } })
  expect((await admin.get(`/api/quotation/${quotation}`)).body).toMatchObject({ status: 'sent', version_number: 1 })
})

test('where a product is chosen it says that its price is not complete, or that forms make it', async () => {
  const { admin, product } = await begin()
  const start = await product({ item_name: 'A start', start_amount_exc: 45 })
  const ids = [
    await product({ item_name: 'B leeg' }),
    await product({ item_name: 'C matrix', calc_method: 'matrix', matrix: { ...MATRIX, column_field: '' } }),
    await product({ item_name: 'D matrix', calc_method: 'matrix', matrix: { ...MATRIX, values: [[null]] } }),
    await product({ item_name: 'E veld', calc_method: 'field' }),
  ]
  const complete = [
    await product({ item_name: 'F matrix', calc_method: 'matrix', matrix: MATRIX }),
    await product({ item_name: 'G veld', calc_method: 'field', price_field: 'prijs' }),
  ]
  const found: { id: number; price_missing: boolean; by_form: boolean; price: number | null }[] = (
    await admin.get('/api/calculation/findproducts')
  ).body
  const those = (test: (one: (typeof found)[number]) => boolean) => found.filter(test).map(({ id }) => id)
  expect(those(({ price_missing }) => price_missing)).toEqual(ids)
  expect(those(({ price_missing, by_form }) => by_form && !price_missing)).toEqual(complete)
  expect(found.find(({ id }) => id === start)).toMatchObject({ price_missing: false, price: null })
})
