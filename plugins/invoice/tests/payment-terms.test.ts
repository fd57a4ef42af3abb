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
const items = [
  { item_name: 'Warmtepomp', unit_rate_exc_manual: 7333.33, vat_percentage: 21 },
  { item_name: 'Isolatie', unit_rate_exc_manual: 1111.11, vat_percentage: 9 },
]
const paymentterms = [
  { description: 'bij opdracht', percentage: 33.33, amount: null },
  { description: 'bij start', percentage: null, amount: 2500 },
  { description: 'bij oplevering', percentage: null, amount: null },
]

async function quoted(admin: TestClient, terms: readonly object[] = paymentterms) {
  const { body } = await admin.post('/api/quotation', { relation, items })
  expect((await admin.patch(`/api/calculation/${body.calculation_id}`, { paymentterms: terms })).status).toBe(200)
  return body as { id: number; hash: string; calculation_id: number; amount_inc_vat: number }
}
async function agreed(admin: TestClient) {
  const quotation = await quoted(admin)
  await mark(admin, 'quotation', quotation.id)
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  return quotation
}
const bill = (admin: TestClient, quotation_id: number, term: number) =>
  admin.post('/api/invoice/createinvoicefromquotation', { quotation_id, term })

test('the invoices of all terms are the quotation to the cent, per rate, and each says which term it is (R-INV-008, G-PART)', async () => {
  const { admin, id: companyId } = await server.company()
  const quotation = await agreed(admin)
  const made = []
  for (const term of [1, 2, 3]) {
    const { status, body } = await bill(admin, quotation.id, term)
    expect([status, body.term]).toEqual([201, term])
    await mark(admin, 'invoice', body.id)
    made.push(body)
  }
  expect(made[1].amount_inc_vat).toBe(2500)
  const cents = made.reduce((all, { amount_inc_vat }) => all + Math.round(amount_inc_vat * 100), 0)
  expect(cents).toBe(Math.round(quotation.amount_inc_vat * 100))
  const { calculationitems } = (await admin.get(`/api/calculation/${made[0].calculation_id}`)).body
  const { number } = (await admin.get(`/api/quotation/${quotation.id}`)).body
  expect(calculationitems.map((line: { item_name: string }) => line.item_name)).toEqual([
    `Termijn 1 van 3, bij opdracht: offerte ${number}, 9 % btw`,
    `Termijn 1 van 3, bij opdracht: offerte ${number}, 21 % btw`,
  ])
  const last = (await admin.get(`/api/calculation/${made[2].calculation_id}`)).body.calculationitems[0]
  const earlier = (await admin.get(`/api/invoice/${made[0].id}`)).body
  expect(last.infotext + last.custom_infotext).toContain(`Eerder gefactureerd met ${earlier.number} van `)
  expect(last.custom_infotext).toContain('1 stuk Isolatie')
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('a term is billed once, and the last one when the others are; a credited one is billed again (R-INV-008)', async () => {
  const { admin } = await server.company()
  const { id } = await agreed(admin)
  expect((await bill(admin, id, 3)).body.message).toBe(
    'Factureer eerst termijn 1: de laatste termijn is alles wat dan nog over is.',
  )
  expect((await bill(admin, id, 4)).status).toBe(422)
  const first = (await bill(admin, id, 1)).body
  expect((await bill(admin, id, 1)).status).toBe(409)
  await mark(admin, 'invoice', first.id)
  const credit = (await admin.post(`/api/invoice/${first.id}/createcreditinvoice`)).body
  expect((await bill(admin, id, 1)).status).toBe(409)
  await mark(admin, 'invoice', credit.id)
  expect((await bill(admin, id, 1)).status).toBe(201)
})

test('of sixteen who bill the same term at once one has it (R-INV-008)', async () => {
  const { admin, id: companyId } = await server.company()
  const { id } = await agreed(admin)
  const answers = await Promise.all(Array.from({ length: 16 }, () => bill(admin, id, 1)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 15 }, () => 409)])
  expect(await wrongInBooks(server.owner, companyId)).toEqual([])
})

test('terms stand on the page of the customer with their amounts, go along to the order confirmation, and lie fixed once agreed to', async () => {
  const { admin } = await server.company()
  const quotation = await quoted(admin)
  await admin.post('/api/documentwidget', {
    widgetable_type: 'quotation',
    widgetable_id: quotation.id,
    document_widget_type_tag: 'PAYMENTTERMS',
  })
  await mark(admin, 'quotation', quotation.id)
  const { widgets } = (await server.anonymous.get(`/api/quotation/${quotation.hash}/getbycustomer`)).body
  const table = widgets
    .flatMap(({ blocks }: { blocks: { type: string; table?: { columns: { tag: string }[] } }[] }) => blocks)
    .find((block: { table?: { columns: { tag: string }[] } }) => block.table?.columns.some(({ tag }) => tag === 'PART'))
  const texts = table.table.lines.map(({ cells }: { cells: { text: string }[] }) => cells.map(({ text }) => text))
  expect(texts[0].slice(0, 2)).toEqual(['1. bij opdracht', '33,33\u00a0%'])
  expect(texts[2][1]).toBe('restant')
  await agree(server.anonymous, 'quotation', quotation.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  expect((await admin.patch(`/api/calculation/${quotation.calculation_id}`, { paymentterms: [] })).status).toBe(409)
  const confirmation = (
    await admin.post('/api/confirmation/createconfirmationfromquotation', { quotation_id: quotation.id })
  ).body
  const own = (await admin.get(`/api/calculation/${confirmation.calculation_id}`)).body
  expect(own.paymentterms).toEqual(paymentterms)
})

test('terms that leave nothing for the last one are refused: what is typed at once, an amount when it is sent', async () => {
  const { admin } = await server.company()
  const quotation = await quoted(admin, [
    { description: 'bij opdracht', percentage: null, amount: 20_000 },
    { description: 'bij oplevering', percentage: null, amount: null },
  ])
  expect(await mark(admin, 'quotation', quotation.id)).toMatchObject({
    status: 409,
    body: { message: 'De betalingstermijnen zijn samen meer dan het totaal. Pas ze aan.' },
  })
  const wrong = [{ description: 'alles', percentage: 100, amount: null }]
  expect((await admin.patch(`/api/calculation/${quotation.calculation_id}`, { paymentterms: wrong })).status).toBe(422)
})

test('a customer drops no additional work without which the terms are more than the total (R-INV-008, G-PART)', async () => {
  const { admin } = await server.company()
  const extra = { item_name: 'Accu', unit_rate_exc_manual: 8000, vat_percentage: 21, additionalwork: true }
  const more = [...items, { ...extra, selected: true }]
  const { id, hash, calculation_id } = (await admin.post('/api/quotation', { relation, items: more })).body
  const terms = [
    { description: 'bij opdracht', percentage: null, amount: 15_000 },
    { description: 'bij oplevering', percentage: null, amount: null },
  ]
  await admin.patch(`/api/calculation/${calculation_id}`, { paymentterms: terms })
  await mark(admin, 'quotation', id)
  const option = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems.at(-1).id
  const drop = { item_id: option, selected: false }
  expect(await server.anonymous.post(`/api/quotation/${hash}/chooseoptionbycustomer`, drop)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('komen de betalingstermijnen boven het totaal uit') },
  })
  await agree(server.anonymous, 'quotation', hash, { signername: 'Jan Mol', agreeswithoffer: true })
  expect((await bill(admin, id, 1)).body.amount_inc_vat).toBe(15_000)
})
