import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { linesOf, mark, sent } from '@plugins/documents/tests/sent-document'

/** What a part of a quotation costs and the fields beside it say one thing (R-INV-008, G-PART). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const bill = async (admin: TestClient, quotation_id: number, part: object) =>
  (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id, ...part })).body
const percentage = (of: number) => ({ partialinvoicetype: 'frompercentage', percentage: of })
const shown = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/invoice/${id}/prepared?audience=staff`)).body
const AMOUNT = 'Het bedrag van een termijn staat vast. Maak een nieuwe termijn voor een ander bedrag.'
const VAT = 'Het btw-tarief van een termijn is dat van de offerte en staat vast.'

test('price, amount, discount, VAT rate and category of a part stay as the quotation has them, and say why', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  const part = await bill(admin, quotation.id, percentage(50))
  const [line] = await linesOf(admin, 'invoice', part.id)
  const change = async (field: object) => {
    const { status, body } = await admin.patch(`/api/calculationitem/${line.id}`, field)
    return [status, Object.values(body.errors ?? {})]
  }
  for (const field of [
    { product_amount: 2 },
    { unit_amount_manual: 3 },
    { unit_rate_exc_manual: 900 },
    { unit_rate_inc_manual: 900 },
    { start_amount_exc: 10 },
    { discount_percentage: 10 },
  ])
    expect([field, ...(await change(field))]).toEqual([field, 422, [[AMOUNT]]])
  for (const field of [
    { vat_percentage: 9 },
    { vat_percentage: 0, vat_category: 'reverse' },
    { vat_category: 'reverse' },
    { percentage_vat_9: 50 },
    { additionalwork: true },
    { product_id: null, item_type: 'header' },
  ])
    expect([field, ...(await change(field))]).toEqual([field, 422, [[VAT]]])
  expect((await admin.patch(`/api/calculation/${part.calculation_id}`, { discount: 10 })).status).toBe(422)
  expect(await change({ item_name: 'Eerste termijn', product_amount: 1 })).toEqual([200, []])
  expect((await shown(admin, part.id)).vat).toEqual([
    { category: 'standard', rate: 21, base: 500, amount: 105, reason: null },
  ])
})

test('a part says why no VAT is charged as its quotation does, for each reason, and all parts together are the whole', async () => {
  const company = await server.company()
  const { admin } = company
  const organization = (await admin.post('/api/organization', { name: 'Bouw BV', vat_number: 'NL001234567B01' })).body
  const { id: relation_id } = (
    await admin.post('/api/relation', { name: 'Ada', organization_id: organization.id, ...resident })
  ).body
  const { body: quotation } = await admin.post('/api/quotation', { relation_id })
  const { calculation_id } = quotation
  for (const line of [
    { item_name: 'Werk', unit_rate_exc_manual: 333.33, vat_percentage: 0, vat_category: 'reverse' },
    {
      item_name: 'Cursus',
      unit_rate_exc_manual: 100.01,
      vat_percentage: 0,
      vat_category: 'exempt',
      vat_reason: 'Artikel 11',
    },
    { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 },
  ])
    await admin.post('/api/calculationitem', { calculation_id, ...line })
  await mark(admin, 'quotation', quotation.id)
  const parts = [
    await bill(admin, quotation.id, percentage(33)),
    await bill(admin, quotation.id, { partialinvoicetype: 'fromamount', amount: 500 }),
    await bill(admin, quotation.id, { partialinvoicetype: 'rest' }),
  ]
  const together = new Map<string, number>()
  for (const { id } of parts) {
    const { vat } = await shown(admin, id)
    for (const { category, rate, base, reason } of vat) {
      const key = `${category} ${rate} ${reason}`
      together.set(key, (together.get(key) ?? 0) + Math.round(base * 100))
    }
  }
  expect(Object.fromEntries(together)).toEqual({
    'exempt 0 Artikel 11': 10001,
    'reverse 0 Btw verlegd': 33333,
    'standard 21 null': 100000,
  })
})

test('a part of a part is credited: the line then costs what its fields say, at the VAT that was billed', async () => {
  const company = await server.company()
  const { admin } = company
  const quotation = await sent(company)
  const part = await bill(admin, quotation.id, percentage(50))
  await mark(admin, 'invoice', part.id)
  const credit = (await admin.post(`/api/invoice/${part.id}/createcreditinvoice`)).body
  const [line] = await linesOf(admin, 'invoice', credit.id)
  expect((await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 9 })).status).toBe(422)
  expect((await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 200 })).status).toBe(200)
  expect((await shown(admin, credit.id)).vat).toEqual([
    { category: 'standard', rate: 21, base: -200, amount: -42, reason: null },
  ])
  await mark(admin, 'invoice', credit.id)
  expect((await admin.get(`/api/invoice/${part.id}`)).body).toMatchObject({ amount_credited: 242, amount_open: 363 })
  const rest = await bill(admin, quotation.id, { partialinvoicetype: 'rest' })
  expect(rest.amount_inc_vat).toBe(1210 - 605 + 242)
})

test('what is made of a part without its quotation is a line like any other', async () => {
  const company = await server.company()
  const { admin } = company
  const part = await bill(admin, (await sent(company)).id, percentage(50))
  const template = (await admin.post(`/api/invoice/${part.id}/saveastemplate`, { title: 'Helft' })).body
  const copy = (
    await admin.post('/api/invoice', { relation: { fullname: 'Bo', ...resident }, template_id: template.id })
  ).body
  const [line] = await linesOf(admin, 'invoice', copy.id)
  expect([line.settled, line.total_exc, line.total_inc]).toEqual([null, 500, 605])
  expect((await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 })).body.amount_inc_vat).toBe(1210)
})
