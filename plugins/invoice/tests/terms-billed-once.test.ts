import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
const items = [{ item_name: 'Warmtepomp', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const paymentterms = [
  { description: 'bij opdracht', percentage: 30, amount: null },
  { description: 'bij oplevering', percentage: null, amount: null },
]
const IN_DRAFT = 'Van termijn 1 is al een factuur in concept. Verstuur of verwijder die eerst.'
const refused = { status: 409, body: { message: IN_DRAFT } }

/** A quotation in two terms that went out, with the draft of its first one. */
async function firstTerm(admin: TestClient) {
  const quotation = (await admin.post('/api/quotation', { relation, items })).body
  await admin.patch(`/api/calculation/${quotation.calculation_id}`, { paymentterms })
  await mark(admin, 'quotation', quotation.id)
  const again = () => admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id, term: 1 })
  return { again, first: (await again()).body as { id: number } }
}

test('a term is billed once, also by whatever comes out of the trash, is put back or is copied (R-INV-008, G-PART)', async () => {
  const { admin } = await server.company()
  const deleted = await firstTerm(admin)
  await admin.delete(`/api/invoice/${deleted.first.id}`)
  expect((await deleted.again()).status).toBe(201)
  expect(await admin.post(`/api/invoice/${deleted.first.id}/restore`)).toMatchObject(refused)

  const cancelled = await firstTerm(admin)
  await admin.post(`/api/invoice/${cancelled.first.id}/cancel`)
  expect((await cancelled.again()).status).toBe(201)
  const back = { status: 'draft', update_reason: 'rollbackstatus' }
  expect(await admin.patch(`/api/invoice/${cancelled.first.id}`, back)).toMatchObject(refused)

  const { again, first } = await firstTerm(admin)
  const copy = () => admin.post(`/api/invoice/${first.id}/duplicate`)
  expect(await copy()).toMatchObject(refused)
  await mark(admin, 'invoice', first.id)
  expect((await copy()).body.message).toStartWith('Termijn 1 is al gefactureerd: F')
  const credit = (await admin.post(`/api/invoice/${first.id}/createcreditinvoice`)).body
  await mark(admin, 'invoice', credit.id)
  const copies = await Promise.all(Array.from({ length: 16 }, copy))
  expect(copies.filter(({ status }) => status === 201).map(({ body }) => body.term)).toEqual([1])
  expect(await again()).toMatchObject(refused)
})
