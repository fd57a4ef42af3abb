import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'
import { XMLParser } from 'fast-xml-parser'
import { isBankDay, nextBankDay } from '../domain/bank-days'
import { isCreditorId } from '../domain/creditor-id'
import { camt, type Sample } from './sample-statements'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const CREDITOR = 'NL69ZZZ123456780000'
const IBAN = 'NL91ABNA0417164300'
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
const DAY = '2026-11-20'
const collectionDay = () => nextBankDay(today(DUTCH))

/** A company that may collect. */
async function collecting() {
  const company = await server.company()
  const [settings] = (await company.admin.get('/api/companysettings')).body
  const changed = await company.admin.patch(`/api/companysettings/${settings.id}`, { bank_creditor_id: CREDITOR })
  expect(changed.status).toBe(200)
  return company
}
async function billed(admin: TestClient, more: object = {}) {
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
  const { body } = await admin.post('/api/invoice', { relation, items, ...more })
  await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return read(admin, body.id)
}
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}`)).body
let made = 0
const mandate = (admin: TestClient, relation_id: number, more: object = {}) =>
  admin.post('/api/sepamandate', {
    relation_id,
    reference: `M-${++made}`,
    holder: 'J. Mol & Zn',
    iban: 'nl91 abna 0417 1643 00',
    signed_on: '2026-11-01',
    ...more,
  })
const collect = (admin: TestClient, invoices: readonly { id: number }[], execution_date = collectionDay()) =>
  admin.post('/api/debitbatch', { invoice_ids: invoices.map(({ id }) => id), execution_date })
const linesOf = async (admin: TestClient, batch: number) =>
  (await admin.get(`/api/debitline?debitbatch_id=${batch}&sort=id`)).body

/** Imports a day on which this came in and went out, and answers the lines in that order. */
async function imported(admin: TestClient, lines: readonly Partial<Sample>[], on = DAY, opening = 0) {
  const form = new FormData()
  const own = lines.map(line => ({ amount: 0, ...line, day: on }))
  form.append('file', new File([camt([{ from: on, until: on, opening, lines: own }])], 'bank.xml'))
  expect((await admin.post('/api/bankstatement/import', form)).status).toBe(200)
  return (await admin.get(`/api/bankline?sort=id&with=proposal&booked_on=${on}`)).body
}
const confirm = (
  admin: TestClient,
  line: { id: number; proposal: { matches: { invoice_id: number; amount: number }[] } },
) =>
  admin.post(`/api/bankline/${line.id}/confirm`, {
    matches: line.proposal.matches.map(({ invoice_id, amount }) => ({ invoice_id, amount })),
  })

test('banks work on no weekend, and not around Easter, on 1 May, at Christmas and on New Year’s Day', () => {
  const closed = ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26', '2027-03-29', '2026-05-01', '2026-11-28']
  expect(closed.filter(isBankDay)).toEqual([])
  expect(['2026-12-24', '2027-03-25', '2027-03-30', '2027-05-05'].filter(day => !isBankDay(day))).toEqual([])
  expect(nextBankDay('2026-12-24')).toBe('2026-12-28')
})

test('a creditor id has check digits that leave its business code out', async () => {
  expect([CREDITOR, 'NL69ABC123456780000', 'NL68ZZZ123456780000', 'NL69'].map(isCreditorId)).toEqual([
    true,
    true,
    false,
    false,
  ])
  const { admin } = await server.company()
  const [settings] = (await admin.get('/api/companysettings')).body
  const change = (bank_creditor_id: string) => admin.patch(`/api/companysettings/${settings.id}`, { bank_creditor_id })
  expect((await change('NL68ZZZ123456780000')).status).toBe(422)
  expect((await change('nl69 zzz 1234 5678 0000')).body.bank_creditor_id).toBe(CREDITOR)
})

test('a mandate has an account that can be, and was signed already', async () => {
  const { admin } = await collecting()
  const { relation_id } = await billed(admin)
  const wrong = [
    { iban: 'NL91ABNA0417164301' },
    { signed_on: '2999-01-01' },
    { reference: 'M_1' },
    { reference: '/M1' },
    { holder: '漢' },
    { ended_on: '2020-01-01' },
  ]
  for (const more of wrong) expect([more, (await mandate(admin, relation_id, more)).status]).toEqual([more, 422])
  expect((await mandate(admin, relation_id)).body).toMatchObject({
    iban: IBAN,
    holder: 'J. Mol Zn',
    relation_fullname: 'Jan Mol',
  })
})

test('a batch is a file of pain.008.001.08 with its sums, and the first of a mandate is told from the next', async () => {
  const { admin } = await collecting()
  const first = await billed(admin)
  await mandate(admin, first.relation_id, { reference: 'M-2026/1' })
  const second = await billed(admin, { relation: undefined, relation_id: first.relation_id })
  const { status, body: batch } = await collect(admin, [second, first])
  expect(status).toBe(201)
  expect(batch).toMatchObject({ line_count: 2, amount: 2420, status: 'made', creditor: CREDITOR })
  const file = await admin.raw('GET', `/api/debitbatch/${batch.id}/file`)
  expect(file.headers.get('content-disposition')).toContain(`incasso-${batch.reference}.xml`)
  const { Document } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(await file.text())
  expect(Document['@_xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.008.001.08')
  const { GrpHdr, PmtInf } = Document.CstmrDrctDbtInitn
  expect(GrpHdr).toMatchObject({ MsgId: batch.reference, NbOfTxs: '2', CtrlSum: '2420.00' })
  expect(PmtInf.map((part: { PmtTpInf: { SeqTp: string } }) => part.PmtTpInf.SeqTp)).toEqual(['FRST', 'RCUR'])
  expect(Object.keys(PmtInf[0])).toEqual([
    ...['PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdColltnDt', 'Cdtr', 'CdtrAcct'],
    ...['CdtrAgt', 'ChrgBr', 'CdtrSchmeId', 'DrctDbtTxInf'],
  ])
  expect(PmtInf[0]).toMatchObject({
    ReqdColltnDt: collectionDay(),
    CtrlSum: '1210.00',
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: CREDITOR, SchmeNm: { Prtry: 'SEPA' } } } } },
    DrctDbtTxInf: {
      InstdAmt: { '#text': '1210.00', '@_Ccy': 'EUR' },
      DrctDbtTx: { MndtRltdInf: { MndtId: 'M-2026/1', DtOfSgntr: '2026-11-01' } },
      Dbtr: { Nm: 'J. Mol Zn' },
      DbtrAcct: { Id: { IBAN } },
      RmtInf: { Ustrd: `Factuur ${first.number}` },
    },
  })
})

test('what cannot be collected is refused with the reason, and nothing is made', async () => {
  const { admin } = await collecting()
  const invoice = await billed(admin)
  const refused = async (day?: string) => (await collect(admin, [invoice], day)).body.message
  expect(await refused()).toContain('geen geldige machtiging')
  const { body: own } = await mandate(admin, invoice.relation_id)
  expect(await refused('2027-03-26')).toContain('werken banken niet')
  expect(await refused(DAY)).toContain('Kies een dag vanaf')
  await admin.patch(`/api/sepamandate/${own.id}`, { ended_on: collectionDay() })
  expect(await refused()).toContain('geen geldige machtiging')
  await admin.patch(`/api/sepamandate/${own.id}`, { ended_on: null, signed_on: addDays(collectionDay(), -1097) })
  expect(await refused()).toContain('vervallen')
  await admin.patch(`/api/sepamandate/${own.id}`, { signed_on: addDays(collectionDay(), -1096) })
  await admin.post('/api/payment', { invoice_id: invoice.id, amount: 1210, paid_on: DAY })
  expect(await refused()).toContain('niets van open')
  expect((await admin.get('/api/debitbatch')).body).toEqual([])
  const other = await server.company()
  expect((await collect(other.admin, [invoice])).status).toBe(422)
})

test('sixteen batches of one invoice at once collect it once, and a one-off mandate is used once', async () => {
  const { admin } = await collecting()
  const invoice = await billed(admin)
  const { body: own } = await mandate(admin, invoice.relation_id, { kind: 'one_off' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => collect(admin, [invoice])))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(422)])
  const next = await billed(admin, { relation: undefined, relation_id: invoice.relation_id })
  expect((await collect(admin, [next])).body.message).toContain('eenmalige machtiging is al gebruikt')
  expect((await admin.patch(`/api/sepamandate/${own.id}`, { iban: IBAN, holder: 'Piet' })).status).toBe(409)
  expect((await admin.delete(`/api/sepamandate/${own.id}`)).status).toBe(409)
  expect((await admin.patch(`/api/sepamandate/${own.id}`, { ended_on: DAY })).status).toBe(200)
})

test('a batch that is called off lets its invoices go, sixteen times at once as well', async () => {
  const { admin } = await collecting()
  const invoice = await billed(admin)
  await mandate(admin, invoice.relation_id)
  const { body: batch } = await collect(admin, [invoice])
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/debitbatch/${batch.id}/cancel`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
  expect(await linesOf(admin, batch.id)).toMatchObject([{ status: 'cancelled' }])
  expect((await admin.get(`/api/debitbatch/${batch.id}/file`)).status).toBe(409)
  expect((await collect(admin, [invoice])).status).toBe(201)
})

test('what the bank collected and brought back is known on the statement, and undone in that order', async () => {
  const { admin } = await collecting()
  const invoices = [await billed(admin)]
  await mandate(admin, invoices[0].relation_id)
  invoices.push(await billed(admin, { relation: undefined, relation_id: invoices[0].relation_id }))
  const { body: batch } = await collect(admin, invoices)
  const [one, two] = await linesOf(admin, batch.id)
  const came = await imported(admin, [
    { amount: 121000, endToEnd: one.end_to_end },
    { amount: 121000, text: `Incasso ${batch.reference}-2` },
  ])
  expect(came[0].proposal).toMatchObject({
    confidence: 'sure',
    reasons: ['debit', 'amount'],
    matches: [{ invoice_id: invoices[0].id }],
  })
  for (const line of came) expect((await confirm(admin, line)).status).toBe(200)
  expect((await admin.get(`/api/payment?invoice_id=${invoices[0].id}`)).body).toMatchObject([
    { way: 'direct_debit', amount: 1210 },
  ])
  expect((await linesOf(admin, batch.id)).map(({ status }: { status: string }) => status)).toEqual([
    'collected',
    'collected',
  ])
  expect((await admin.post(`/api/debitbatch/${batch.id}/cancel`)).status).toBe(409)

  const [back] = await imported(admin, [{ amount: -121000, endToEnd: two.end_to_end }], '2026-11-25', 242000)
  expect(back.proposal).toMatchObject({
    confidence: 'sure',
    reasons: ['returned', 'amount'],
    matches: [{ invoice_id: invoices[1].id, amount: -1210 }],
  })
  const twice = await Promise.all(Array.from({ length: 16 }, () => confirm(admin, back)))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
  expect(await read(admin, invoices[1].id)).toMatchObject({ status: 'sent', amount_open: 1210 })
  expect((await linesOf(admin, batch.id))[1]).toMatchObject({ status: 'returned' })

  expect((await admin.post(`/api/bankline/${came[1].id}/undo`)).body.message).toContain('teruggeboekt')
  expect((await admin.post(`/api/bankline/${back.id}/undo`)).status).toBe(200)
  expect((await admin.post(`/api/bankline/${came[1].id}/undo`)).status).toBe(200)
  expect((await linesOf(admin, batch.id)).map(({ status }: { status: string }) => status)).toEqual([
    'collected',
    'pending',
  ])
})

test('a batch that the bank booked as one amount pays all of its invoices', async () => {
  const { admin } = await collecting()
  const invoices = [await billed(admin), await billed(admin)]
  for (const { relation_id } of invoices) await mandate(admin, relation_id)
  const { body: batch } = await collect(admin, invoices)
  const [line] = await imported(admin, [{ amount: 242000, text: `SEPA INCASSO ${batch.reference}-P1` }])
  expect(line.proposal).toMatchObject({
    confidence: 'sure',
    reasons: ['debit', 'amount'],
    matches: [{ amount: 1210 }, { amount: 1210 }],
  })
  expect((await confirm(admin, line)).body).toMatchObject({ status: 'matched' })
  expect((await linesOf(admin, batch.id)).map(({ status }: { status: string }) => status)).toEqual([
    'collected',
    'collected',
  ])
})

test('calling off and booking at once leave a batch that is one or the other', async () => {
  const { admin } = await collecting()
  const invoice = await billed(admin)
  await mandate(admin, invoice.relation_id)
  const { body: batch } = await collect(admin, [invoice])
  const [{ end_to_end }] = await linesOf(admin, batch.id)
  const [line] = await imported(admin, [{ amount: 121000, endToEnd: end_to_end }])
  await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2 ? confirm(admin, line) : admin.post(`/api/debitbatch/${batch.id}/cancel`),
    ),
  )
  const [{ status }] = await linesOf(admin, batch.id)
  const { status: ofBatch } = (await admin.get(`/api/debitbatch/${batch.id}`)).body
  expect([
    ['collected', 'made'],
    ['cancelled', 'cancelled'],
  ]).toContainEqual([status, ofBatch])
  expect(await read(admin, invoice.id)).toMatchObject({ status: 'paid', amount_paid: 1210 })
})
