import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'
import { mark } from '@plugins/documents/tests/sent-document'
import { auditFileOf } from '../../../tests/money/told-books'
import { rubricOf } from '../books/rubrics'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

type Item = Record<string, unknown>
const line = (unit_rate_exc_manual: number, vat_percentage: number, vat_category?: string): Item => ({
  ...{ item_name: 'Werk', unit_rate_exc_manual, vat_percentage },
  ...(vat_category && { vat_category }),
})
const Q3 = 'from=2026-07-01&to=2026-09-30'
const Q4 = 'from=2026-10-01&to=2026-12-31'

const newRelation = async (admin: TestClient, surname = 'Mol') =>
  (await admin.post('/api/relation', { surname, email: 'mol@klant.example', ...resident })).body.id as number

interface Sent {
  readonly id: number
  readonly number: string
  readonly amount_inc_vat: number
}

/** An invoice that went out, with a day that is long ago written under it: calls give it that of today. */
async function billed(company: TestCompany, relation_id: number, day: string, items: readonly Item[]): Promise<Sent> {
  const { body } = await company.admin.post('/api/invoice', { relation_id })
  const { calculation_id } = body
  for (const item of items) {
    const added = await company.admin.post('/api/calculationitem', { calculation_id, ...item })
    expect([added.status, added.body.message]).toEqual([201, undefined])
  }
  await mark(company.admin, 'invoice', body.id)
  await dated(company, body.id, day)
  return (await company.admin.get(`/api/invoice/${body.id}`)).body
}
const dated = ({ id }: TestCompany, invoice: number, day: string) =>
  server.owner.query(
    `update invoice set documentdate = $1::date, date_send = ($1::date + time '23:30') at time zone 'Europe/Amsterdam', enddate = $1::date + 14 where company_id = ${id} and id = ${invoice}`,
    [day],
  )
async function credited(company: TestCompany, { id }: Sent, day: string): Promise<Sent> {
  const { body } = await company.admin.post(`/api/invoice/${id}/createcreditinvoice`)
  await mark(company.admin, 'invoice', body.id)
  await dated(company, body.id, day)
  return (await company.admin.get(`/api/invoice/${body.id}`)).body
}
const pay = (admin: TestClient, invoice_id: number, amount: number, paid_on: string, way = 'bank') =>
  admin.post('/api/payment', { invoice_id, amount, paid_on, way })

interface Figure {
  readonly rubric: string
  readonly base: number
  readonly vat: number
  readonly whole_base: number
  readonly whole_vat: number
}
async function figures(admin: TestClient, days: string) {
  const { rubrics } = (await admin.get(`/api/invoice/books/vat?${days}`)).body
  const named = rubrics
    .filter(({ base, vat }: Figure) => base || vat)
    .map(({ rubric, base, vat, whole_base, whole_vat }: Figure) => [rubric, [base, vat, whole_base, whole_vat]])
  return Object.fromEntries(named) as Record<string, number[]>
}

test('the VAT list has each category in its figure of the return, with whole euros rounded down', async () => {
  const company = await server.company()
  const relation = await newRelation(company.admin)
  await billed(company, relation, '2026-08-12', [
    line(100.99, 21),
    line(200.5, 9),
    line(40, 0),
    line(30, 0, 'exempt'),
    line(20, 0, 'outside'),
  ])
  await billed(company, relation, '2026-08-13', [line(99.4, 21), line(10, 0)])
  expect(await figures(company.admin, Q3)).toEqual({
    '1a': [200.39, 42.08, 200, 42],
    '1b': [200.5, 18.05, 200, 18],
    '1e': [50, 0, 50, 0],
    exempt: [30, 0, 30, 0],
    outside: [20, 0, 20, 0],
  })
  const { body } = await company.admin.get(`/api/invoice/books/vat?${Q3}`)
  expect(body).toMatchObject({ invoices: 2, base: 500.89, vat: 60.13, whole_vat: 60 })
})

test('what is reversed to the customer is reported under 1e beside what has no rate, and in the Union under 3b', async () => {
  const company = await server.company()
  const { admin } = company
  const organization = (
    await admin.post('/api/organization', { name: 'Bouw BV', vat_number: 'NL001234567B01', kvk: '12345678' })
  ).body.id
  const relation = (await admin.post('/api/relation', { surname: 'Vos', organization_id: organization, ...resident }))
    .body.id
  await billed(company, relation, '2026-08-12', [line(500, 0, 'reverse'), line(25, 0)])
  const { rubrics } = (await admin.get(`/api/invoice/books/vat?${Q3}`)).body
  expect(rubrics.find(({ rubric }: Figure) => rubric === '1e')).toMatchObject({
    base: 525,
    vat: 0,
    invoices: 1,
    parts: [
      { category: 'reverse', rate: 0, base: 500, vat: 0 },
      { category: 'zero', rate: 0, base: 25, vat: 0 },
    ],
  })
  expect(rubricOf({ category: 'intra', rate: 0 })).toBe('3b')
  expect(rubricOf({ category: 'standard', rate: 6 })).toBe('1b')
})

test('an invoice of the last evening of a quarter is in that quarter, and its credit where it is dated, rounded in favour', async () => {
  const company = await server.company()
  const relation = await newRelation(company.admin)
  const invoice = await billed(company, relation, '2026-09-30', [line(100.5, 21)])
  await credited(company, invoice, '2026-10-01')
  expect(await figures(company.admin, Q3)).toEqual({ '1a': [100.5, 21.11, 100, 21] })
  expect(await figures(company.admin, Q4)).toEqual({ '1a': [-100.5, -21.11, -101, -22] })
})

test('each figure opens the invoices behind it, page by page', async () => {
  const company = await server.company()
  const relation = await newRelation(company.admin)
  const first = await billed(company, relation, '2026-07-01', [line(100, 21), line(50, 9)])
  const second = await billed(company, relation, '2026-07-02', [line(10, 21)])
  const path = `/api/invoice/books/vat/invoices?${Q3}&rubric=1a`
  const all = (await company.admin.get(path)).body
  expect(all).toMatchObject({
    total: 2,
    lines: [
      { id: first.id, number: first.number, base: 100, vat: 21, rate: 21, documentdate: '2026-07-01' },
      { id: second.id, base: 10, vat: 2.1 },
    ],
  })
  expect((await company.admin.get(`${path}&offset=1&limit=1`)).body.lines).toEqual([all.lines[1]])
  const sheet = await company.admin.raw('GET', `/api/invoice/books/vat/export?${Q3}&format=csv`)
  const rows = (await sheet.text()).replace('\uFEFF', '').trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toBe(`1b Laag tarief;Belast;9;${first.number};01-07-2026;Mol;50;4,5`)
})

test('a change of what an invoice was drawn of changes no figure: the version that was sent is counted', async () => {
  const company = await server.company()
  const invoice = await billed(company, await newRelation(company.admin), '2026-07-01', [line(100, 21)])
  await server.owner.query(`update calculationitem set vat_percentage = 9 where company_id = ${company.id}`)
  await server.owner.query(`update calculation set amount_exc_vat_21 = 0 where company_id = ${company.id}`)
  expect(await figures(company.admin, Q3)).toEqual({ '1a': [100, 21, 100, 21] })
  expect(invoice.amount_inc_vat).toBe(121)
})

test('a period ends after it begins and lasts a year at most', async () => {
  const { admin } = await server.company()
  for (const days of ['from=2026-02-01&to=2026-01-31', 'from=2025-01-01&to=2026-01-02', 'from=x&to=y'])
    expect((await admin.get(`/api/invoice/books/vat?${days}`)).status).toBe(422)
  expect((await admin.get('/api/invoice/books/vat?from=2024-01-01&to=2024-12-31')).status).toBe(200)
})

test('a statement begins with what was owed before, and ends with what is owed after its last day', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await newRelation(admin)
  const old = await billed(company, relation, '2026-06-30', [line(100, 21)])
  const invoice = await billed(company, relation, '2026-07-01', [line(200, 21)])
  const credit = await credited(company, invoice, '2026-09-30')
  await pay(admin, old.id, 21, '2026-06-30')
  await pay(admin, old.id, 50, '2026-09-30')
  await pay(admin, old.id, 50, '2026-10-01')
  const { body } = await admin.get(`/api/invoice/statement/${relation}?${Q3}`)
  expect(body).toMatchObject({
    opening: 100,
    closing: 50,
    lines: [
      { kind: 'invoice', day: '2026-07-01', number: invoice.number, amount: 242, balance: 342 },
      { kind: 'credit', day: '2026-09-30', number: credit.number, amount: -242, balance: 100 },
      { kind: 'payment', day: '2026-09-30', number: old.number, amount: -50, balance: 50 },
    ],
  })
  expect((await admin.get(`/api/invoice/statement/${relation}?${Q4}`)).body).toMatchObject({ opening: 50, closing: 0 })
})

test('what is written off leaves the statement, the debtors and the audit file on its day, and comes back when put back', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await newRelation(admin)
  const invoice = await billed(company, relation, '2026-07-01', [line(100, 21)])
  await pay(admin, invoice.id, 21, '2026-07-05')
  const days = `from=2026-07-01&to=${addDays(today(DUTCH), 1)}`
  await admin.post(`/api/invoice/${invoice.id}/markunpayable`)
  const { lines, closing } = (await admin.get(`/api/invoice/statement/${relation}?${days}`)).body
  expect(lines.at(-1)).toMatchObject({ kind: 'written_off', day: today(DUTCH), amount: -100 })
  expect(closing).toBe(0)
  expect((await admin.get('/api/invoice/books/debtors')).body).toEqual({ total: 0, balance: 0, debtors: [] })
  await admin.patch(`/api/invoice/${invoice.id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  const back = (await admin.get(`/api/invoice/statement/${relation}?${days}`)).body
  expect(back.lines.at(-1)).toMatchObject({ kind: 'taken_back', day: today(DUTCH), amount: 100 })
  expect(back.closing).toBe(100)
  expect((await admin.get('/api/invoice/books/debtors')).body.debtors).toEqual([
    { relation_id: relation, name: 'Mol', invoices: 1, late: 100, balance: 100 },
  ])
})

test('an invoice that was written off and is paid in a later year leaves the audit file of the first year as it was', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await newRelation(admin)
  const invoice = await billed(company, relation, '2025-07-01', [line(100, 21)])
  await admin.post(`/api/invoice/${invoice.id}/markunpayable`)
  await server.owner.query(`update writeoff set written_on = '2025-12-31' where company_id = ${company.id}`)
  const before = (await auditFileOf(admin, '2025')).text
  expect(before).toContain(`Afgeboekt ${invoice.number}`)
  await pay(admin, invoice.id, 21, '2026-02-01')
  await pay(admin, invoice.id, 100, '2026-03-01')
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ status: 'paid', amount_open: 0 })
  expect((await auditFileOf(admin, '2025')).text).toBe(before)
  const { opening, lines, closing } = (
    await admin.get(`/api/invoice/statement/${relation}?from=2026-01-01&to=2026-12-31`)
  ).body
  expect(opening).toBe(0)
  expect(lines.map(({ kind, day, amount }: Item) => [kind, day, amount])).toEqual([
    ['payment', '2026-02-01', -21],
    ['taken_back', '2026-02-01', 21],
    ['payment', '2026-03-01', -100],
    ['taken_back', '2026-03-01', 100],
  ])
  expect(closing).toBe(0)
})

test('a payment that is still to come is not noted', async () => {
  const company = await server.company()
  const invoice = await billed(company, await newRelation(company.admin), '2026-07-01', [line(100, 21)])
  const tomorrow = await pay(company.admin, invoice.id, 121, addDays(today(DUTCH), 1))
  expect([tomorrow.status, tomorrow.body.errors]).toEqual([
    422,
    { paid_on: ['Een betaling die nog moet komen, kan nog niet worden genoteerd.'] },
  ])
  expect((await pay(company.admin, invoice.id, 121, today(DUTCH))).status).toBe(201)
})

test('a statement follows a relation that was merged, and is there for no relation that is gone or of another company', async () => {
  const company = await server.company()
  const { admin } = company
  const [kept, double] = [await newRelation(admin), await newRelation(admin)]
  await billed(company, double, '2026-07-01', [line(100, 21)])
  const merged = await admin.post(`/api/relation/${kept}/merge`, { with: [double] })
  if (merged.status === 200) expect((await admin.get(`/api/invoice/statement/${kept}?${Q3}`)).body.closing).toBe(121)
  const stranger = (await server.company()).admin
  expect((await stranger.get(`/api/invoice/statement/${kept}?${Q3}`)).status).toBe(404)
  const alone = await newRelation(admin)
  await admin.delete(`/api/relation/${alone}`)
  expect((await admin.get(`/api/invoice/statement/${alone}?${Q3}`)).status).toBe(404)
})

test('a statement is printed and mailed with its PDF, and a mail with a tag that nobody knows is refused', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await newRelation(admin)
  await billed(company, relation, '2026-07-01', [line(100, 21)])
  const pdf = new Uint8Array(
    await (await admin.raw('GET', `/api/invoice/statement/${relation}/download?${Q3}`)).arrayBuffer(),
  )
  expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-')
  const start = (await admin.get(`/api/invoice/statement/${relation}/getForSendingEmail?${Q3}`)).body
  expect(start).toMatchObject({
    to_email: 'mol@klant.example',
    filename: 'Rekeningoverzicht 2026-07-01 2026-09-30.pdf',
  })
  expect(start.message).toContain('1 juli 2026 tot en met 30 september 2026. Het saldo is €\u00a0121,00.')
  const days = { from: '2026-07-01', to: '2026-09-30' }
  const send = (more: object) => admin.post(`/api/invoice/statement/${relation}/sendemail`, { ...days, ...more })
  const mail = { to_email: 'mol@klant.example', subject: start.subject, message: start.message }
  expect((await send({ ...mail, subject: 'Overzicht {{onbekend.veld}}' })).body.errors).toHaveProperty('subject')
  expect((await send({ ...mail, message: '' })).status).toBe(422)
  expect((await send({ ...mail, to_email: '' })).status).toBe(422)
  expect((await send(mail)).status).toBe(204)
  await server.settled()
  const inbox = server.app.platform.mailer.inbox
  const found = ((await inbox?.list()) ?? []).filter(({ to }) => to.includes('mol@klant.example'))
  expect(found).toHaveLength(1)
  const attached = (await inbox?.get(found[0]?.id ?? ''))?.attachments ?? []
  expect(attached.map(({ filename }) => filename)).toContain('Rekeningoverzicht 2026-07-01 2026-09-30.pdf')
})

test('the audit file has balanced journals, the accounts of products, and texts that are no XML', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await newRelation(admin, `Mol & <Zn> "x" ${'ij'.repeat(60)}`)
  const product = (
    await admin.post('/api/product', {
      ...{ item_name: 'Paneel', start_amount_exc: 100, vat_percentage: 21, gl_reference: '8123' },
      gl_description: 'Omzet & panelen',
    })
  ).body.id
  const invoice = await billed(company, relation, '2025-12-31', [
    { product_id: product, product_amount: 1 },
    line(50, 9),
    line(10, 0, 'exempt'),
  ])
  await pay(admin, invoice.id, 20, '2025-12-31', 'cash')
  await pay(admin, invoice.id, 30, '2025-12-31', 'ideal')
  await pay(admin, invoice.id, 5, '2026-01-01')
  const { text, company: told } = await auditFileOf(admin, '2025')
  expect(text).not.toContain('& <')
  const accounts = Object.fromEntries(
    told.generalLedger.ledgerAccount.map(({ accID, accDesc }: Record<string, string>) => [accID, accDesc]),
  )
  expect(accounts).toMatchObject({ '8123': 'Omzet &amp; panelen'.replace('&amp;', '&'), '8010': 'Omzet laag tarief' })
  expect([...told.customersSuppliers.customerSupplier[0].custSupName]).toHaveLength(50)
  const journals = new Map(told.transactions.journal.map((one: { jrnID: string }) => [one.jrnID, one])) as Map<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into a file of every shape
    any
  >
  const lines = journals
    .get('VRK')
    .transaction[0].trLine.map((one: Record<string, string>) => [...[one.accID, one.amntTp, one.amnt]])
  expect(lines.toSorted()).toEqual(
    [
      ['1300', 'D', '185.50'],
      ['8123', 'C', '100.00'],
      ['8010', 'C', '50.00'],
      ['8050', 'C', '10.00'],
      ['1500', 'C', '21.00'],
      ['1510', 'C', '4.50'],
    ].toSorted(),
  )
  expect(journals.get('VRK').transaction[0]).toMatchObject({ periodNumber: '12', trDt: '2025-12-31' })
  expect(journals.get('KAS').transaction).toHaveLength(1)
  expect(journals.get('OPB').transaction[0].trLine[0]).toMatchObject({ accID: '1290', amnt: '30.00', amntTp: 'D' })
  expect(journals.get('BNK').transaction).toBeUndefined()
  const next = (await auditFileOf(admin, '2026')).company
  expect(next.customersSuppliers.customerSupplier[0].custSupID).toBe(String(relation))
})

test('a company without a VAT number is told to fill it in before there is an audit file', async () => {
  const { id, admin } = await server.company()
  await server.owner.query(`update company set vat_number = null where id = ${id}`)
  const answer = await admin.get('/api/invoice/books/auditfile?year=2026')
  expect(answer).toMatchObject({ status: 422 })
  expect(answer.body.message).toContain('btw-nummer')
})

test('the list of what is late says days, what is open, the step of the reminders and the dossier', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident } })).body
  const { body } = await admin.post('/api/invoice/createinvoicefromflow', { flow_id: flow.id, items: [line(100, 21)] })
  await mark(admin, 'invoice', body.id)
  const due = addDays(today(DUTCH), -3)
  await server.owner.query(`update invoice set enddate = '${due}' where company_id = ${company.id}`)
  await pay(admin, body.id, 21, due)
  await billed(company, await newRelation(admin), today(DUTCH), [line(1, 21)])
  const answer = await admin.raw('GET', '/api/invoice/books/overdue/export?format=csv')
  const [, ...rows] = (await answer.text()).trim().split('\r\n')
  expect(rows).toHaveLength(1)
  const cells = (rows[0] ?? '').split(';')
  expect([cells[0], cells[4], cells[5], cells[6], cells[8]]).toEqual(['Ada Post', '3', '121', '100', flow.number])
})

test('turnover is for who runs the company; statements and debtors for whoever sees invoices; nobody without the module', async () => {
  const company = await server.company()
  const relation = await newRelation(company.admin)
  const user = await company.user({ role: 100 })
  const ofTurnover = [`vat?${Q3}`, `vat/invoices?${Q3}&rubric=1a`, `vat/export?${Q3}`, 'auditfile?year=2026']
  for (const path of ofTurnover) expect((await user.get(`/api/invoice/books/${path}`)).status).toBe(403)
  expect((await user.get('/api/invoice/books/debtors')).status).toBe(200)
  expect((await user.get(`/api/invoice/statement/${relation}?${Q3}`)).status).toBe(200)
  const without = (await server.company({ modules: ['CRM', 'SETTINGS'] })).admin
  const paths = [...ofTurnover, 'debtors', 'overdue/export'].map(path => `books/${path}`)
  for (const path of [...paths, `statement/${relation}?${Q3}`])
    expect((await without.get(`/api/invoice/${path}`)).status).toBe(403)
})
