import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { camt } from '@plugins/bank/tests/sample-statements'
import { XMLParser } from 'fast-xml-parser'
import { getDocumentProxy } from 'unpdf'
import { wrongInBooks } from '../../../tests/money/books'

/** Invoices of which a part is paid on the G-rekening (chain liability of subcontractors, article 35a of the Collection Act). */
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const companies: number[] = []
afterEach(async () => {
  for (const id of companies.splice(0)) expect(await wrongInBooks(server.owner, id)).toEqual([])
})

const G = 'NL21INGB0990123456'
const percent = (value: number) => ({ type: 'percentage', value })
const amount = (value: number) => ({ type: 'amount', value })
const usual = { wages: percent(50), share: percent(40) }
const items = [{ item_name: 'Montage panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]

const change = async (admin: TestClient, settings: object) => {
  const [{ id }] = (await admin.get('/api/companysettings')).body
  return admin.patch(`/api/companysettings/${id}`, settings)
}
/** A company with a G-rekening. */
async function company() {
  const made = await server.company()
  companies.push(made.id)
  expect((await change(made.admin, { invoice_gaccount_iban: 'nl21 ingb 0990 1234 56' })).status).toBe(200)
  return made
}
async function draft(admin: TestClient, more: object = {}) {
  const organization = { name: 'Bouw & Zoon BV', kvk: '87654321', vat_number: 'NL001234567B02' }
  const { id: organization_id } = (await admin.post('/api/organization', organization)).body
  const person = { name: 'Ada', surname: 'Vos', email: 'ada@bouw.example', organization_id, ...resident }
  const { id: relation_id } = (await admin.post('/api/relation', person)).body
  return (await admin.post('/api/invoice', { relation_id, items, ...more })).body as Made
}
interface Made {
  readonly id: number
  readonly hash: string
  readonly number: string
  readonly calculation_id: number
}
const split = (admin: TestClient, id: number, gaccount: object | null = usual) =>
  admin.patch(`/api/invoice/${id}`, { gaccount })
const send = (admin: TestClient, id: number) =>
  admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
async function sent(admin: TestClient, gaccount: object = usual): Promise<Made> {
  const { id } = await draft(admin)
  expect((await split(admin, id, gaccount)).status).toBe(200)
  const { status, body } = await send(admin, id)
  expect(status).toBe(200)
  return body
}
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}`)).body
const page = async (hash: string) => (await server.anonymous.get(`/api/invoice/${hash}/paymentbycustomer`)).body

interface Table {
  readonly type: string
  readonly of?: string
  readonly table: { readonly totals: readonly { readonly label: string; readonly text: string }[] }
}
/** What a drawn document says of the split, one line after the other. */
const said = ({ widgets }: { widgets: readonly { blocks: readonly Table[] }[] }): string[] =>
  widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.of === 'payment' ? block.table.totals : []))
    .map(({ label, text }) => `${label}: ${text}`.replaceAll('\u00a0', ' '))
const onPaper = async (admin: TestClient, id: number) => said((await admin.get(`/api/invoice/${id}/prepared`)).body)
const onPage = async (hash: string) => said((await server.anonymous.get(`/api/invoice/${hash}/getbycustomer`)).body)

test('the number of the G-rekening is a Dutch IBAN that is not the ordinary account', async () => {
  const { admin } = await server.company()
  for (const [iban, message] of [
    ['NL21INGB0990123457', 'Vul een geldig IBAN in, zoals NL91 ABNA 0417 1643 00.'],
    ['BE68539007547034', 'Een G-rekening is een Nederlandse rekening: het nummer begint met NL.'],
    ['NL91 ABNA 0417 1643 00', 'Dit is de gewone rekening van je bedrijf. Vul hier het nummer van de G-rekening in.'],
  ])
    expect(await change(admin, { invoice_gaccount_iban: iban })).toMatchObject({ status: 422, body: { message } })
  expect((await change(admin, { invoice_gaccount_share: 101 })).status).toBe(422)
  expect((await change(admin, { invoice_gaccount_iban: 'nl21 ingb 0990 1234 56' })).body.invoice_gaccount_iban).toBe(G)
})

test('an invoice says account, amounts and wages on paper, page and PDF, and stays as it was sent (article 35a IW)', async () => {
  const { admin } = await company()
  const invoice = await draft(admin)
  expect(await onPaper(admin, invoice.id)).toEqual([])
  expect((await split(admin, invoice.id, { ...usual, reference: 'P-2026-12' })).status).toBe(200)
  const rows = [
    'Waarvan op G-rekening NL21 INGB 0990 1234 56: € 200,00',
    'Waarvan op onze gewone rekening: € 1.010,00',
    'Loonsom, project of contract P-2026-12: € 500,00',
  ]
  expect(await onPaper(admin, invoice.id)).toEqual(rows)
  expect((await send(admin, invoice.id)).status).toBe(200)
  await change(admin, { invoice_gaccount_iban: '' })
  expect(await onPaper(admin, invoice.id)).toEqual(rows)
  expect(await onPage(invoice.hash)).toEqual(rows)
  const pdf = await server.anonymous.raw('GET', `/api/invoice/${invoice.hash}/downloadbycustomer`)
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()))
  const { items: words } = await (await document.getPage(1)).getTextContent()
  const text = words
    .map(word => ('str' in word ? word.str : ''))
    .join(' ')
    .replaceAll('\u00a0', ' ')
  for (const part of ['NL21 INGB 0990 1234 56', '200,00', '1.010,00', 'P-2026-12', '500,00'])
    expect(text).toContain(part)
  expect(await read(admin, invoice.id)).toMatchObject({
    gaccount_split: { iban: G, amount: 200, wages: 500, reference: 'P-2026-12' },
  })
  expect((await split(admin, invoice.id, null)).status).toBe(409)
})

test('a document whose price table is hidden says it all the same', async () => {
  const { admin } = await company()
  const { id, hash } = await draft(admin)
  await split(admin, id)
  const { body: widgets } = await admin.get(`/api/documentwidget?widgetable_type=invoice&widgetable_id=${id}`)
  for (const widget of widgets) await admin.patch(`/api/documentwidget/${widget.id}`, { is_hidden: true })
  await send(admin, id)
  expect((await onPage(hash))[0]).toBe('Waarvan op G-rekening NL21 INGB 0990 1234 56: € 200,00')
})

test('without a G-rekening nothing is split, and a split that cannot be is refused before and while sending', async () => {
  const { admin: other } = await server.company()
  const plain = await draft(other)
  expect((await split(other, plain.id)).body.message).toContain('Vul het nummer van de G-rekening in')
  await send(other, plain.id)
  expect(await onPage(plain.hash)).toEqual([])
  expect(await page(plain.hash)).toMatchObject({ amount_open: 1210, amount_payable: 1210, gaccount: null })

  const { admin } = await company()
  const { id, calculation_id } = await draft(admin)
  for (const wrong of [
    { wages: percent(0), share: percent(40) },
    { wages: percent(101), share: percent(40) },
    { wages: percent(50), share: percent(-1) },
    { wages: percent(50) },
    { wages: amount(1000.01), share: percent(40) },
    { wages: percent(50), share: amount(1210.01) },
  ])
    expect((await split(admin, id, wrong)).status).toBe(422)
  expect((await read(admin, id)).gaccount).toBeNull()
  expect((await split(admin, id, { wages: amount(1000), share: amount(1210) })).status).toBe(200)
  const [line] = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 900 })
  expect(await send(admin, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('De loonsom voor de G-rekening is hoger dan het totaal zonder btw.') },
  })
  await split(admin, id, usual)
  await change(admin, { invoice_gaccount_iban: '' })
  expect((await send(admin, id)).body.message).toContain('zet de splitsing van deze factuur uit')
  await split(admin, id, null)
  expect((await send(admin, id)).status).toBe(200)
})

test('VAT counts only where the company says so, and is not there where it is reverse-charged', async () => {
  const { admin } = await company()
  await change(admin, { invoice_gaccount_vat: true })
  const { id, calculation_id } = await draft(admin)
  await split(admin, id)
  expect((await onPaper(admin, id))[0]).toEndWith('€ 242,00')
  const [line] = (await admin.get(`/api/calculation/${calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })
  expect((await onPaper(admin, id))[0]).toEndWith('€ 200,00')
})

test('the number of what is billed stands for the project, and a copy is split the same', async () => {
  const { admin } = await company()
  const { id: relation_id } = (
    await admin.post('/api/relation', { name: 'Jan', surname: 'Mol', email: 'jan@voorbeeld.example', ...resident })
  ).body
  const quotation = (await admin.post('/api/quotation', { relation_id, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const { body: part } = await admin.post('/api/invoice/createinvoicefromquotation', {
    quotation_id: quotation.id,
    partialinvoicetype: 'frompercentage',
    percentage: 40,
  })
  await split(admin, part.id)
  expect((await onPaper(admin, part.id))[2]).toBe(`Loonsom, project of contract ${quotation.number}: € 200,00`)
  const copy = (await admin.post(`/api/invoice/${part.id}/duplicate`, {})).body
  expect((await read(admin, copy.id)).gaccount).toEqual(usual)
})

test('a credit takes back its part of the split, and chooses none of its own (G-CREDIT)', async () => {
  const { admin } = await company()
  const invoice = await sent(admin)
  const credit = (await admin.post(`/api/invoice/${invoice.id}/createcreditinvoice`)).body as Made
  expect((await split(admin, credit.id)).body.message).toBe(
    'Een creditfactuur volgt de splitsing van de factuur die hij crediteert.',
  )
  const [line] = (await admin.get(`/api/calculation/${credit.calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 250 })
  expect(await send(admin, credit.id)).toMatchObject({ status: 200, body: { amount_inc_vat: -302.5 } })
  expect(await onPaper(admin, credit.id)).toEqual([
    'Waarvan op G-rekening NL21 INGB 0990 1234 56: € −50,00',
    'Waarvan op onze gewone rekening: € −252,50',
    'Loonsom in deze factuur: € −125,00',
  ])
  // A quarter is credited of both parts.
  expect(await page(invoice.hash)).toMatchObject({
    amount_open: 907.5,
    amount_payable: 757.5,
    gaccount: { iban: G, amount: 150 },
  })
})

test('transfer and online ask for the ordinary part, and the rest stays open for the G-rekening (G-PAY)', async () => {
  const { admin } = await company()
  await admin.put('/api/paymentaccount', { key: 'test_standin' })
  const invoice = await sent(admin)
  const pay = (way: string, paid: number) =>
    admin.post('/api/payment', { invoice_id: invoice.id, amount: paid, paid_on: '2026-11-29', way })
  expect(await page(invoice.hash)).toMatchObject({
    amount_open: 1210,
    amount_payable: 1010,
    gaccount: { iban: G, amount: 200 },
    transfer: { iban: 'NL91ABNA0417164300' },
  })
  const { rows } = await server.owner.query(
    `select content::json->'transfer' as transfer from documentversion where versionable_type = 'invoice' and versionable_id = ${invoice.id}`,
  )
  expect(rows[0].transfer).toMatchObject({ amount: 1010, iban: 'NL91ABNA0417164300' })
  await pay('bank', 1010)
  expect(await page(invoice.hash)).toMatchObject({
    amount_open: 200,
    amount_payable: 0,
    gaccount: { amount: 200 },
    transfer: null,
    online: null,
  })
  await pay('gaccount', 200)
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_open: 0 })

  const other = await sent(admin)
  await admin.post('/api/payment', { invoice_id: other.id, amount: 200, paid_on: '2026-11-29', way: 'gaccount' })
  expect(await page(other.hash)).toMatchObject({ amount_open: 1010, amount_payable: 1010, gaccount: null })
})

test('the e-invoice names both accounts and what goes where', async () => {
  const { admin } = await company()
  const invoice = await sent(admin)
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })
  for (const format of ['nlcius', 'peppol']) {
    const answer = await admin.raw('GET', `/api/invoice/${invoice.id}/einvoice?format=${format}`)
    expect(answer.status).toBe(200)
    const { Invoice } = parser.parse(await answer.text())
    expect(Invoice['cac:PaymentMeans']).toMatchObject([
      { 'cbc:PaymentID': invoice.number, 'cac:PayeeFinancialAccount': { 'cbc:ID': 'NL91ABNA0417164300' } },
      { 'cbc:PaymentID': invoice.number, 'cac:PayeeFinancialAccount': { 'cbc:ID': G } },
    ])
    expect(Invoice['cac:PaymentTerms']['cbc:Note'].replaceAll('\u00a0', ' ')).toContain(
      'Waarvan op G-rekening NL21 INGB 0990 1234 56: € 200,00',
    )
    expect(Invoice['cac:LegalMonetaryTotal']['cbc:PayableAmount']['#text']).toBe('1210.00')
  }
})

test('a movement of exactly one of both parts is surely its invoice, and on the G-rekening it pays that part', async () => {
  const { admin } = await company()
  const [invoice, other] = [await sent(admin), await sent(admin)]
  const bring = async (account: string, text: string, cents: number) => {
    const form = new FormData()
    const day = '2026-11-20'
    const file = camt([{ account, from: day, until: day, opening: 0, lines: [{ day, amount: cents, text }] }])
    form.append('file', new File([file], 'afschrift.xml', { type: 'application/xml' }))
    expect((await admin.post('/api/bankstatement/import', form)).status).toBe(200)
  }
  await bring(G, invoice.number, 20_000)
  await bring('NL69INGB0123456789', other.number, 101_000)
  const { body: lines } = await admin.get('/api/bankline?sort=id&with=proposal')
  expect(lines.map(({ proposal }: { proposal: object }) => proposal)).toMatchObject([
    { confidence: 'sure', reasons: ['number', 'gaccount'], matches: [{ invoice_id: invoice.id, amount: 200 }] },
    { confidence: 'sure', reasons: ['number', 'ordinary'], matches: [{ invoice_id: other.id, amount: 1010 }] },
  ])
  for (const { id, proposal } of lines) {
    const matches = proposal.matches.map((match: { invoice_id: number; amount: number }) => ({
      invoice_id: match.invoice_id,
      amount: match.amount,
    }))
    expect((await admin.post(`/api/bankline/${id}/confirm`, { matches })).status).toBe(200)
  }
  expect((await admin.get(`/api/payment?invoice_id=${invoice.id}`)).body).toMatchObject([
    { amount: 200, way: 'gaccount' },
  ])
  expect((await admin.get(`/api/payment?invoice_id=${other.id}`)).body).toMatchObject([{ amount: 1010, way: 'bank' }])
  expect(await page(invoice.hash)).toMatchObject({ amount_payable: 1010, gaccount: null })
  expect(await page(other.hash)).toMatchObject({ amount_payable: 0, gaccount: { amount: 200 } })
})

test('direct debit collects the ordinary part', async () => {
  const { admin } = await company()
  await change(admin, { bank_creditor_id: 'NL69ZZZ123456780000' })
  const { id, number } = await sent(admin)
  const { relation_id } = await read(admin, id)
  const mandate = {
    relation_id,
    reference: 'M-1',
    holder: 'Bouw Zoon',
    iban: 'NL69INGB0123456789',
    signed_on: '2026-11-01',
  }
  expect((await admin.post('/api/sepamandate', mandate)).status).toBe(201)
  const { first_day, invoices } = (await admin.get('/api/debitbatch/candidates')).body
  expect(invoices).toMatchObject([{ invoice_id: id, number, open: 1010 }])
  const batch = await admin.post('/api/debitbatch', { invoice_ids: [id], execution_date: first_day })
  expect(batch).toMatchObject({ status: 201, body: { amount: 1010 } })
  await admin.post('/api/payment', { invoice_id: id, amount: 1010, paid_on: '2026-11-29', way: 'bank' })
  expect((await admin.get('/api/debitbatch/candidates')).body.invoices).toEqual([])
})

test('sixteen payments at once of each part, and credits beside them, leave no more for the G-rekening than is open (G-PAY)', async () => {
  const { admin } = await company()
  const invoice = await sent(admin)
  const pay = (way: string, paid: number) =>
    admin.post('/api/payment', { invoice_id: invoice.id, amount: paid, paid_on: '2026-11-29', way })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => (i % 2 ? pay('gaccount', 20) : pay('bank', 100))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await read(admin, invoice.id)).toMatchObject({ amount_open: 250, gaccount_open: 40, amount_paid: 960 })
  const credit = (await admin.post(`/api/invoice/${invoice.id}/createcreditinvoice`)).body
  const [line] = (await admin.get(`/api/calculationitem?calculation_id=${credit.calculation_id}`)).body
  await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: -0.1 })
  const [went] = await Promise.all([
    send(admin, credit.id),
    ...Array.from({ length: 15 }, (_, i) => (i % 2 ? pay('gaccount', 1) : pay('bank', 1))),
  ])
  expect(went?.status).toBe(200)
  const { amount_open, gaccount_open, amount_paid } = await read(admin, invoice.id)
  expect(amount_open).toBe(1210 - 121 - amount_paid)
  // The part of 200 less a tenth that was credited, less what came in on the account.
  const { rows } = await server.owner.query(
    `select sum(amount)::float as paid from payment where invoice_id = $1 and way = 'gaccount'`,
    [invoice.id],
  )
  expect(gaccount_open).toBe(Math.max(0, Math.min(180 - rows[0].paid, amount_open)))
})
