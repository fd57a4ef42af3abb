import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MATRIX = {
  row_field: 'breedte',
  column_field: 'soort',
  rows: [100, 200],
  columns: ['Enkel', 'Dubbel'],
  values: [
    [50, 80],
    [90, 140],
  ],
}

async function begin() {
  const company = await server.company({ modules: ['CRM', 'SALES', 'QUOTATION', 'INVOICE', 'SETTINGS'] })
  const { admin } = company
  const form = (await admin.post('/api/vertical', { description: 'Raam' })).body.id as number
  const add = (field: object) => admin.post('/api/verticaldatafield', { vertical_id: form, ...field })
  await add({ field_label: 'Breedte', field_type: 'number' })
  await add({ field_label: 'Soort', field_type: 'selectbox', options: 'Enkel, Dubbel' })
  await add({ field_label: 'Prijs steiger', field_type: 'number' })
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@example.nl' } })).body.id
  const product = (more: object) => admin.post('/api/product', { vat_percentage: 21, ...more })
  const window = (await product({ item_name: 'Raam', calc_method: 'matrix', matrix: MATRIX })).body.id as number
  const scaffold = (await product({ item_name: 'Steiger', calc_method: 'field', price_field: 'prijs_steiger' })).body.id
  return { ...company, form, flow: flow as number, window, scaffold: scaffold as number }
}

async function fillIn(admin: TestClient, flow: number, form: number, field_values: object) {
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  await admin.patch(`/api/flowdataitem/${id}`, { field_values })
  return id as number
}

const made = async (admin: TestClient, flow: number, product_ids: number[]) =>
  (
    await admin.post('/api/quotation', {
      flow_id: flow,
      items: product_ids.map(product_id => ({ product_id, product_amount: 2 })),
    })
  ).body

const amount = async (admin: TestClient, id: number) => (await admin.get(`/api/quotation/${id}`)).body.amount_exc_vat

test('a product costs what the answers on the forms of the dossier say, by a matrix or by a field (G-PRICE)', async () => {
  const { admin, form, flow, window, scaffold } = await begin()
  await fillIn(admin, flow, form, { breedte: 120, soort: 'Dubbel', prijs_steiger: 75.5 })
  const quotation = await made(admin, flow, [window, scaffold])
  expect(quotation.amount_exc_vat).toBe(2 * 140 + 2 * 75.5)
  const { body } = await admin.get(`/api/calculation/${quotation.calculation_id}`)
  expect(body.calculationitems[0].product_snapshot.answers).toEqual({
    breedte: { value: 120, label: 'Breedte', form: 'Raam' },
    soort: { value: 'Dubbel', label: 'Soort', form: 'Raam' },
  })
})

test('the price of a draft follows the answers: one that was missing, one that changes, a form that is removed', async () => {
  const { admin, form, flow, window } = await begin()
  const { id } = await made(admin, flow, [window])
  expect(await amount(admin, id)).toBe(0)
  const item = await fillIn(admin, flow, form, { breedte: 80, soort: 'Enkel' })
  await server.settled()
  expect(await amount(admin, id)).toBe(100)
  await admin.patch(`/api/flowdataitem/${item}`, { field_values: { breedte: 150 } })
  await server.settled()
  expect(await amount(admin, id)).toBe(180)
  await admin.delete(`/api/flowdataitem/${item}`)
  await server.settled()
  expect(await amount(admin, id)).toBe(0)
  await admin.post(`/api/flowdataitem/${item}/restore`)
  await server.settled()
  expect(await amount(admin, id)).toBe(180)
})

test('what was sent stays as it was sent, and what is invoiced of it costs what was agreed', async () => {
  const { admin, form, flow, window } = await begin()
  const item = await fillIn(admin, flow, form, { breedte: 80, soort: 'Enkel' })
  const { id } = await made(admin, flow, [window])
  await mark(admin, 'quotation', id)
  const invoice = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: id })).body
  await admin.patch(`/api/flowdataitem/${item}`, { field_values: { breedte: 150 } })
  await server.settled()
  expect(await amount(admin, id)).toBe(100)
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ status: 'draft', amount_exc_vat: 100 })
})

test('sixteen changes of an answer at once leave a draft with the price of the last one', async () => {
  const { admin, form, flow, window } = await begin()
  const item = await fillIn(admin, flow, form, { breedte: 80, soort: 'Enkel' })
  const { id } = await made(admin, flow, [window])
  await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      admin.patch(`/api/flowdataitem/${item}`, { field_values: { breedte: at % 2 ? 80 : 150 } }),
    ),
  )
  await server.settled()
  const { breedte } = (await admin.get(`/api/flowdataitem/${item}`)).body.field_values
  expect(await amount(admin, id)).toBe(breedte > 100 ? 180 : 100)
})
