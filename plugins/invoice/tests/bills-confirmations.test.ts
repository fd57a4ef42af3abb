import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'
import { wrongInBooks } from '../../../tests/money/books'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const half = { partialinvoicetype: 'frompercentage', percentage: 50 }

const ofConfirmation = (admin: TestClient, confirmation_id: number, part: object = {}) =>
  admin.post('/api/invoice/createinvoicefromconfirmation', { confirmation_id, ...part })
const ofQuotation = (admin: TestClient, quotation_id: number, part: object = {}) =>
  admin.post('/api/invoice/createinvoicefromquotation', { quotation_id, ...part })

/** An order confirmation by itself, with its customer. */
async function ordered(admin: TestClient) {
  const { body } = await admin.post('/api/confirmation', { relation, items })
  await mark(admin, 'confirmation', body.id)
  return body as { id: number; hash: string; calculation_id: number }
}

/** A quotation that was agreed to, and its order confirmation, with the customer. */
async function confirmed(admin: TestClient) {
  const quotation = (await admin.post('/api/quotation', { relation, items })).body
  await mark(admin, 'quotation', quotation.id)
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  const confirmation = (
    await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id: quotation.id })
  ).body
  await mark(admin, 'confirmation', confirmation.id)
  return { quotation, confirmation } as { quotation: { id: number }; confirmation: { id: number } }
}

test('an order confirmation is billed in parts to the cent, and then nothing is left (C-0389, R-DOC-022, R-INV-008)', async () => {
  const { admin, id: companyId } = await server.company()
  const { id } = await ordered(admin)
  const first = await ofConfirmation(admin, id, half)
  expect(first).toMatchObject({ status: 201, body: { confirmation_id: id, quotation_id: null, amount_inc_vat: 605 } })
  const rest = await ofConfirmation(admin, id)
  expect(rest.body.amount_inc_vat).toBe(605)
  expect(await ofConfirmation(admin, id)).toMatchObject({
    status: 409,
    body: { message: 'Alles van deze calculatie is al gefactureerd.' },
  })
  const lines = (await admin.get(`/api/calculation/${rest.body.calculation_id}`)).body.calculationitems
  const { number } = (await admin.get(`/api/confirmation/${id}`)).body
  expect(lines[0].item_name).toBe(`Restant van opdracht ${number}, 21 % btw`)
  for (const { body } of [first, rest]) await mark(admin, 'invoice', body.id)
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('a draft and what its customer has not seen are not billed, and change nothing (C-0389)', async () => {
  const { admin } = await server.company()
  const draft = (await admin.post('/api/confirmation', { relation, items })).body
  expect(await ofConfirmation(admin, draft.id)).toMatchObject({
    status: 409,
    body: { message: 'Verstuur de opdrachtbevestiging eerst.' },
  })
  const sent = await ordered(admin)
  await admin.patch(`/api/confirmation/${sent.id}`, { title: 'Iets anders' })
  expect((await ofConfirmation(admin, sent.id)).status).toBe(409)
  expect((await admin.get('/api/invoice?limit=10')).body.pagination.total).toBe(0)
})

test('a quotation is billed by itself or by its order confirmation, never by both (R-INV-008, G-PART)', async () => {
  const { admin } = await server.company()
  const one = await confirmed(admin)
  const bill = (await ofConfirmation(admin, one.confirmation.id, half)).body
  expect(bill).toMatchObject({ quotation_id: one.quotation.id, confirmation_id: one.confirmation.id })
  expect(await ofQuotation(admin, one.quotation.id)).toMatchObject({
    status: 409,
    body: { message: 'Van deze offerte is gefactureerd vanaf een opdrachtbevestiging. Factureer de rest daar.' },
  })
  const other = await confirmed(admin)
  await ofQuotation(admin, other.quotation.id, half)
  expect(await ofConfirmation(admin, other.confirmation.id)).toMatchObject({
    status: 409,
    body: { message: 'Van de offerte hierbij is al gefactureerd. Factureer de rest vanaf de offerte.' },
  })
  // Thrown away, it makes room for the other one, and does not come back beside it.
  await admin.delete(`/api/invoice/${bill.id}`)
  const whole = await ofQuotation(admin, one.quotation.id)
  expect(whole.status).toBe(201)
  expect((await admin.post(`/api/invoice/${bill.id}/restore`)).status).toBe(409)
  await admin.delete(`/api/invoice/${whole.body.id}`)
  expect((await admin.post(`/api/invoice/${bill.id}/restore`)).status).toBe(200)
})

test('of sixteen who bill a quotation and its order confirmation at once, one has it (R-INV-008, G-PART)', async () => {
  const { admin, id: companyId } = await server.company()
  const { quotation, confirmation } = await confirmed(admin)
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 2 ? ofQuotation(admin, quotation.id) : ofConfirmation(admin, confirmation.id),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 15 }, () => 409)])
  const { data } = (await admin.get('/api/invoice?limit=10')).body
  expect(data).toHaveLength(1)
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('what was billed of an order confirmation keeps it as it was billed, until that is credited (G-ROLLB)', async () => {
  const { admin } = await server.company()
  const { id } = await ordered(admin)
  const bill = (await ofConfirmation(admin, id)).body
  await mark(admin, 'invoice', bill.id)
  const cancel = () => admin.post(`/api/confirmation/${id}/cancel`)
  const billed = 'Van deze opdrachtbevestiging is gefactureerd. Verwijder of crediteer eerst de facturen ervan.'
  expect(await cancel()).toMatchObject({ status: 409, body: { message: billed } })
  const credit = (await admin.post(`/api/invoice/${bill.id}/createcreditinvoice`)).body
  await mark(admin, 'invoice', credit.id)
  expect((await cancel()).status).toBe(200)
})

test('the e-invoice of a billed order confirmation names its number (C-0389)', async () => {
  const { admin } = await server.company()
  const { id } = await ordered(admin)
  const bill = (await ofConfirmation(admin, id)).body
  await mark(admin, 'invoice', bill.id)
  const { number } = (await admin.get(`/api/confirmation/${id}`)).body
  const file = await admin.raw('GET', `/api/invoice/${bill.id}/einvoice`)
  expect(await file.text()).toContain(`<cbc:ID>${number}</cbc:ID>`)
})
