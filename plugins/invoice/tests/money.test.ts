import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }

async function approved(admin: TestClient) {
  const { body } = await admin.post('/api/quotation', { relation, items })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  await agree(server.anonymous, 'quotation', body.hash, { signername: 'Jan Mol', agreeswithoffer: true })
  return body as { id: number; calculation_id: number }
}
async function billed(admin: TestClient, more: object = {}) {
  const { body } = await admin.post('/api/invoice', { relation, items, ...more })
  return send(admin, body.id)
}
const send = async (admin: TestClient, id: number) =>
  (await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })).body
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}`)).body

for (const part of [
  { partialinvoicetype: 'rest' },
  {},
  { partialinvoicetype: 'frompercentage', percentage: 60 },
  { partialinvoicetype: 'fromamount', amount: 700 },
])
  test(`sixteen invoices of one quotation at once bill it no more than once: ${JSON.stringify(part)} (R-INV-008, G-PART)`, async () => {
    const { admin } = await server.company()
    const { id, calculation_id } = await approved(admin)
    const ask = () => admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: id, ...part })
    const answers = await Promise.all(Array.from({ length: 16 }, ask))
    expect(answers.map(({ status }) => status).filter(status => status !== 201 && status !== 409)).toEqual([])
    expect(answers.filter(({ status }) => status === 201).length).toBe(1)
    const [made] = answers.filter(({ status }) => status === 201)
    const { invoicedamount } = (await admin.get(`/api/calculation/${calculation_id}`)).body
    expect(invoicedamount).toBe(made?.body.amount_inc_vat)
  })

test('the copy of a part counts as a part: half, its copy, and nothing is left (R-INV-008)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await approved(admin)
  const half = { quotation_id: id, partialinvoicetype: 'frompercentage', percentage: 50 }
  const first = (await admin.post('/api/invoice/createinvoicefromquotation', half)).body
  const copies = await Promise.all(Array.from({ length: 8 }, () => admin.post(`/api/invoice/${first.id}/duplicate`)))
  expect(copies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  const rest = await admin.post('/api/invoice/createinvoicefromquotation', {
    quotation_id: id,
    partialinvoicetype: 'rest',
  })
  expect(rest.status).toBe(409)
  expect((await admin.get(`/api/calculation/${calculation_id}`)).body.invoicedamount).toBe(1210)
  await admin.post(`/api/invoice/${first.id}/cancel`)
  expect((await admin.get(`/api/calculation/${calculation_id}`)).body.invoicedamount).toBe(605)
})

test('nothing is billed of changes that the customer has not seen', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation, items })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  await admin.post('/api/calculationitem', {
    calculation_id: body.calculation_id,
    item_name: 'Erbij',
    unit_rate_exc_manual: 500,
  })
  const answer = await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: body.id })
  expect(answer).toMatchObject({ status: 409 })
  expect(answer.body.message).toContain('nog niet zijn verstuurd')
})

test('payments are rows: paid, partly paid, overpaid and open again follow from their sum (R-INV-003)', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const pay = (amount: number, anyway?: boolean) =>
    admin.post('/api/payment', { invoice_id: id, amount, paid_on: '2026-11-20', reference: 'NL91', anyway })
  const state = async () => {
    const { status, amount_paid, amount_open } = await read(admin, id)
    return [status, amount_paid, amount_open]
  }
  expect(await state()).toEqual(['sent', 0, 1210])
  await pay(210)
  expect(await state()).toEqual(['sent', 210, 1000])
  const { body: last } = await pay(1000)
  expect(await state()).toEqual(['paid', 1210, 0])
  expect((await read(admin, id)).date_paid.slice(0, 10)).toBe('2026-11-20')
  await pay(10, true)
  expect(await state()).toEqual(['paid', 1220, -10])
  expect((await admin.delete(`/api/payment/${last.id}`)).body).toMatchObject({
    status: 'sent',
    amount_open: 990,
    date_paid: null,
  })
  expect((await pay(0)).status).toBe(422)
  const draft = (await admin.post('/api/invoice', { relation, items })).body
  expect((await admin.post('/api/payment', { invoice_id: draft.id, amount: 5, paid_on: '2026-11-20' })).status).toBe(
    409,
  )
})

test('more than is open is noted only when somebody says that the customer paid too much, and is owed then (R-INV-003)', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const pay = (amount: number, anyway = false) =>
    admin.post('/api/payment', { invoice_id: id, amount, paid_on: '2026-11-20', anyway })
  const tooMuch = await pay(1210.01)
  expect(tooMuch).toMatchObject({ status: 409, body: { message: expect.stringContaining('€\u00a01.210,00 open') } })
  expect((await pay(-1)).body.message).toContain('kwam €\u00a00,00 binnen')
  expect(await read(admin, id)).toMatchObject({ status: 'sent', amount_paid: 0 })
  const twice = await Promise.all(Array.from({ length: 16 }, () => pay(1210)))
  expect(twice.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(twice.filter(({ status }) => status === 409)).toHaveLength(15)
  expect((await pay(40, true)).status).toBe(201)
  expect(await read(admin, id)).toMatchObject({ status: 'paid', amount_paid: 1250, amount_open: -40 })
  // Giving back what was too much needs no saying, nor does giving back what was paid.
  expect((await pay(-40)).status).toBe(201)
  expect((await pay(-210)).status).toBe(201)
  expect((await pay(-1000.01)).status).toBe(409)
  expect(await read(admin, id)).toMatchObject({ status: 'sent', amount_paid: 1000, amount_open: 210 })
})

test('of an invoice that was credited wholly more than is open is refused as that, and not as money that goes back (R-INV-003)', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const credit = (await admin.post(`/api/invoice/${id}/createcreditinvoice`)).body
  await send(admin, credit.id)
  await server.settled()
  const message = async (invoice_id: number, amount: number) =>
    (await admin.post('/api/payment', { invoice_id, amount, paid_on: '2026-11-20' })).body.message
  for (const [invoice, pays] of [
    [id, 50],
    [credit.id, -50],
  ] as const) {
    expect(await message(invoice, pays)).toContain('open. Betaalde de klant te veel')
    expect(await message(invoice, -pays)).toContain('er kan niet meer terug')
  }
})

test('sixteen payments at once are each counted', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const pay = () => admin.post('/api/payment', { invoice_id: id, amount: 100, paid_on: '2026-11-20' })
  const answers = await Promise.all(Array.from({ length: 12 }, pay))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(await read(admin, id)).toMatchObject({ status: 'sent', amount_paid: 1200, amount_open: 10 })
})

test('an invoice is credited once in all, and a credit never (R-INV-007, G-CREDIT)', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const credit = (of: number) => admin.post(`/api/invoice/${of}/createcreditinvoice`)
  const answers = await Promise.all(Array.from({ length: 16 }, () => credit(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)])
  const made = answers.find(({ status }) => status === 201)?.body
  await send(admin, made.id)
  expect(await read(admin, id)).toMatchObject({ status: 'settled', amount_credited: 1210, amount_open: 0 })
  expect(await read(admin, made.id)).toMatchObject({ status: 'settled', amount_open: 0, enddate: null })
  expect((await credit(id)).body.message).toBe('Deze factuur is al helemaal gecrediteerd.')
  expect((await credit(made.id)).status).toBe(409)
  expect((await admin.post(`/api/invoice/${made.id}/duplicate`)).status).toBe(409)
})

test('a credited invoice is not due and not reminded of; what was paid of it is left to pay back', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  await admin.post('/api/payment', { invoice_id: id, amount: 210, paid_on: '2026-11-20' })
  await server.owner.query(`update invoice set enddate = '2026-01-01' where id = ${id}`)
  const { body } = await admin.post(`/api/invoice/${id}/createcreditinvoice`)
  await send(admin, body.id)
  expect(await read(admin, id)).toMatchObject({ status: 'paid', amount_open: 0 })
  expect(await read(admin, body.id)).toMatchObject({ status: 'sent', amount_credited: -1000, amount_open: -210 })
  const late = (await admin.get('/api/invoice/ageing')).body
  expect([late.late.count, late.late.amount]).toEqual([0, 0])
  expect((await admin.post(`/api/invoice/${id}/sendreminder`, { to_email: 'jan@voorbeeld.example' })).status).toBe(409)
  const payBack = (amount: number) => admin.post('/api/payment', { invoice_id: body.id, amount, paid_on: '2026-11-21' })
  expect([(await payBack(-210.01)).status, (await payBack(5)).status]).toEqual([409, 409])
  await payBack(-210)
  expect(await read(admin, body.id)).toMatchObject({ status: 'paid', amount_open: 0 })
})

test('a credit made larger than its invoice does not go out', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const { body } = await admin.post(`/api/invoice/${id}/createcreditinvoice`)
  await admin.post('/api/calculationitem', {
    calculation_id: body.calculation_id,
    item_name: 'Extra',
    unit_rate_exc_manual: -50,
  })
  const answer = await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  expect(answer).toMatchObject({ status: 409 })
  expect((await read(admin, body.id)).number).toBeNull()
})

test('a credit says so on paper and in its file name, and asks for no payment', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  const { body } = await admin.post(`/api/invoice/${id}/createcreditinvoice`)
  const sent = await send(admin, body.id)
  const shown = (await admin.get(`/api/invoice/${body.id}/prepared?audience=customer`)).body
  expect([shown.noun, shown.enddate]).toEqual(['Creditfactuur', null])
  const pdf = await admin.raw('GET', `/api/invoice/${body.id}/download`)
  expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain(`Creditfactuur ${sent.number}.pdf`)
})

test('VAT stands by category and reason on what is sent, and shifting it asks for a VAT number (EN 16931)', async () => {
  const { admin } = await server.company()
  const organization = (await admin.post('/api/organization', { name: 'Bouw BV', vat_number: 'NL001234567B01' })).body
  const builder = (await admin.post('/api/relation', { name: 'Ada', organization_id: organization.id, ...resident }))
    .body
  const shifted = async (who: object) => {
    const { body } = await admin.post('/api/invoice', { ...who, items })
    const line = (await admin.get(`/api/invoice/${body.id}?with=calculation`)).body.calculation.calculationitems[0]
    await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
    return { id: body.id, answer: await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true }) }
  }
  const unknown = await shifted({ relation })
  expect(unknown.answer).toMatchObject({ status: 409 })
  expect(unknown.answer.body.message).toContain('btw-nummer')
  const { id, answer } = await shifted({ relation_id: builder.id })
  expect(answer.status).toBe(200)
  expect((await admin.get(`/api/invoice/${id}/prepared?audience=customer`)).body.vat).toEqual([
    { category: 'reverse', rate: 0, base: 1000, amount: 0, reason: 'Btw verlegd' },
  ])
})

test('no part, and no payment, is of nothing: how much has to be told, and is a cent at least (G-PART)', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const quotation = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol', ...resident }, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const bill = (part: object) =>
    admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: quotation.id, ...part })
  expect((await bill({ partialinvoicetype: 'fromamount' })).body.errors).toEqual({ amount: [expect.any(String)] })
  expect((await bill({ partialinvoicetype: 'frompercentage' })).body.errors).toEqual({
    percentage: [expect.any(String)],
  })
  expect((await bill({ partialinvoicetype: 'frompercentage', percentage: 0.0001 })).status).toBe(409)
  const { id } = (await bill({})).body
  await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  for (const amount of [0, 0.001, -0.004])
    expect((await admin.post('/api/payment', { invoice_id: id, amount, paid_on: '2026-11-24' })).status).toBe(422)
  expect((await admin.get(`/api/payment?invoice_id=${id}`)).body).toEqual([])
})

test('an invoice that was written off is paid once the money comes after all, by sixteen payments at once, and then no longer written off (R-INV-003)', async () => {
  const { admin } = await server.company()
  const { id } = await billed(admin)
  await admin.post(`/api/invoice/${id}/markunpayable`)
  const part = { invoice_id: id, amount: 75.62, paid_on: '2026-11-20' }
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.post('/api/payment', part)))
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
  expect(await read(admin, id)).toMatchObject({ status: 'unpayable', amount_open: 0.08 })
  await admin.post('/api/payment', { ...part, amount: 0.08 })
  expect(await read(admin, id)).toMatchObject({ status: 'paid', amount_open: 0 })
  const { rows } = await server.owner.query('select date_written_off from invoice where id = $1', [id])
  expect(rows).toEqual([{ date_written_off: null }])
})
