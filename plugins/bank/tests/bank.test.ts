import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import fc from 'fast-check'
import { wrongInBooks } from '../../../tests/money/books'
import { camt, mt940, OWN_IBAN, type Sample, type SampleStatement } from './sample-statements'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const companies: number[] = []
async function company(): Promise<TestCompany> {
  const made = await server.company()
  companies.push(made.id)
  return made
}
afterEach(async () => {
  for (const id of companies.splice(0)) expect(await wrongInBooks(server.owner, id)).toEqual([])
})

const IBAN = 'NL91ABNA0417164300'
const DAY = '2026-11-20'
const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]

const upload = (admin: TestClient, text: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('file', new File([text], 'afschrift.xml', { type: 'application/xml' }))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return admin.post('/api/bankstatement/import', form)
}
const day = (lines: readonly Sample[], opening = 0, on = DAY): SampleStatement => ({
  from: on,
  until: on,
  opening,
  lines: lines.map(line => ({ ...line, day: on })),
})
const came = (amount: number, more: Partial<Sample> = {}): Sample => ({ day: DAY, amount, ...more })

/** Imports a day on which this came in, and answers its lines in that order. */
async function imported(admin: TestClient, lines: readonly Sample[]) {
  const { status } = await upload(admin, camt([day(lines)]))
  expect(status).toBe(200)
  return listed(admin)
}
const listed = async (admin: TestClient) => (await admin.get('/api/bankline?sort=id&with=proposal')).body

async function billed(admin: TestClient, customer: object = {}, price = 1000) {
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident, ...customer }
  const { body } = await admin.post('/api/invoice', { relation, items: [{ ...items[0], unit_rate_exc_manual: price }] })
  await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  return read(admin, body.id)
}
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/invoice/${id}`)).body
const pay = (invoice_id: number, amount: number) => ({ matches: [{ invoice_id, amount }] })
const confirm = (admin: TestClient, line: number, body: object) => admin.post(`/api/bankline/${line}/confirm`, body)

/** What invoices got of the bank, and what its lines became: the same sum. */
async function sums(companyId: number) {
  const { rows } = await server.owner.query(
    `select (select coalesce(sum(amount), 0)::float8 from payment where company_id = $1 and source like 'bank:%') as paid,
      (select coalesce(sum(amount), 0)::float8 from bankmatch where company_id = $1) as matched,
      (select coalesce(sum(amount - amount_left), 0)::float8 from bankline where company_id = $1) as used`,
    [companyId],
  )
  return rows[0] as { paid: number; matched: number; used: number }
}

test('a file is tried first: it tells what would come of it and keeps nothing', async () => {
  const { admin } = await company()
  const file = camt([day([came(1000), came(2000)])])
  const tried = await upload(admin, file, { dry_run: 'true' })
  expect(tried).toMatchObject({
    status: 200,
    body: {
      new_count: 2,
      statements: [
        { account: OWN_IBAN, new_account: true, opening_balance: 0, closing_balance: 30, line_count: 2, new_count: 2 },
      ],
    },
  })
  expect((await admin.get('/api/bankline')).body).toEqual([])
  expect((await admin.get('/api/bankaccount')).body).toEqual([])
  expect((await upload(admin, file)).body.statements).toMatchObject([{ new_account: true, new_count: 2 }])
  expect((await listed(admin)).length).toBe(2)
})

test('a file that is wrong changes nothing, and says why', async () => {
  const { admin } = await company()
  const good = camt([day([came(1000)])])
  for (const file of [good.replace('>10.00<', '>10.01<'), 'Naam;Bedrag\nJan;12\n', '<html><body>x</body></html>'])
    expect(await upload(admin, file)).toMatchObject({ status: 422 })
  const { body } = await upload(admin, good.replace('>10.00<', '>10.01<'))
  expect(body.message).toContain('beginsaldo plus regels is niet het eindsaldo')
  expect((await admin.get('/api/bankstatement')).body).toEqual([])
})

test('the same statement twice, one that overlaps, and MT940 after CAMT bring each movement once', async () => {
  const { admin } = await company()
  const alike = { iban: IBAN, text: 'Termijn', name: 'Jan Mol' }
  const first = { ...came(1000, { ...alike, reference: 'A' }), day: '2026-11-18' }
  const second = { ...came(1000, { ...alike, reference: 'B' }), day: '2026-11-19' }
  const twin = { ...second, reference: 'C' }
  const third = { ...came(-500, { reference: 'D' }), day: '2026-11-20' }
  const early = { from: '2026-11-18', until: '2026-11-19', opening: 0, lines: [first, second, twin] }
  const late = { from: '2026-11-19', until: '2026-11-20', opening: 1000, lines: [second, twin, third] }
  const counts = []
  for (const file of [
    camt([early]),
    camt([early]),
    camt([late], '02'),
    mt940([late]),
    mt940([early]),
    camt([early, late]),
  ])
    counts.push((await upload(admin, file)).body.new_count)
  expect(counts).toEqual([3, 0, 1, 0, 0, 0])
  expect((await listed(admin)).length).toBe(4)
})

test('a page that goes on where another ended has movements of its own, however alike they are', async () => {
  const { admin } = await company()
  const line = came(1000, { iban: IBAN })
  expect((await upload(admin, mt940([day([line])]))).body.new_count).toBe(1)
  expect((await upload(admin, mt940([day([line], 1000)]))).body.new_count).toBe(1)
  expect((await upload(admin, mt940([day([line], 1000)]))).body.new_count).toBe(0)
  expect((await listed(admin)).length).toBe(2)
})

test('in whatever order and form statements come in, and however they overlap, each movement is kept once', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
  const movement = fc.record({
    day: fc.constantFrom(...days),
    amount: fc.constantFrom(1000, 1000, -1000, 2500),
    iban: fc.constantFrom(IBAN, 'NL20INGB0001234567'),
    text: fc.constantFrom('a', 'b'),
  })
  const piece = fc.record({ from: fc.nat(3), length: fc.nat(3), isCamt: fc.boolean(), old: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(movement, { maxLength: 10 }),
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      async (movements, pieces) => {
        const { admin, id } = await company()
        const all = movements
          .toSorted((one, other) => one.day.localeCompare(other.day))
          .map((one, i) => ({ ...one, reference: `R${i}` }))
        const covered = new Set<string>()
        for (const { from, length, isCamt, old } of pieces) {
          const some = days.slice(from, from + length + 1)
          for (const one of some) covered.add(one)
          const opening = all.filter(line => line.day < (some[0] ?? '')).reduce((sum, { amount }) => sum + amount, 0)
          const statement = {
            from: some[0] ?? '',
            until: some.at(-1) ?? '',
            opening,
            lines: all.filter(line => some.includes(line.day)),
          }
          const file = isCamt ? camt([statement], old ? '02' : '08') : mt940([statement])
          expect((await upload(admin, file)).status).toBe(200)
        }
        const { rows } = await server.owner.query(
          `select booked_on::text as day, (amount * 100)::int as amount, counterparty_iban as iban from bankline where company_id = $1`,
          [id],
        )
        const told = (lines: readonly { day: string; amount: number; iban: string }[]) =>
          lines.map(line => `${line.day} ${line.amount} ${line.iban}`).toSorted()
        expect(told(rows)).toEqual(told(all.filter(line => covered.has(line.day))))
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

test('a shorter statement of days that a longer one had brings nothing new, though it begins with the balance that one ended with', async () => {
  const { admin } = await company()
  const out = { day: '2026-11-16', amount: -1000 }
  const back = { day: '2026-11-18', amount: 1000 }
  await upload(admin, mt940([{ from: '2026-11-16', until: '2026-11-18', opening: 0, lines: [out, back] }]))
  const { body } = await upload(admin, mt940([{ from: '2026-11-16', until: '2026-11-16', opening: 0, lines: [out] }]))
  expect(body.new_count).toBe(0)
})

test('a longer statement of days that a shorter one had brings what is new, though it begins with the balance that one ended with', async () => {
  const { admin } = await company()
  const out = { day: '2026-11-16', amount: -1000 }
  const back = { day: '2026-11-19', amount: 1000 }
  const counts = []
  for (const statement of [
    { from: '2026-11-19', until: '2026-11-19', opening: -1000, lines: [back] },
    { from: '2026-11-16', until: '2026-11-19', opening: 0, lines: [out, back] },
  ])
    counts.push((await upload(admin, mt940([statement]))).body.new_count)
  expect(counts).toEqual([1, 1])
})

test('a whole day after its two pages brings nothing new', async () => {
  const { admin } = await company()
  const [out, back] = [came(-1000), came(1000)]
  const counts = []
  for (const statement of [day([out]), day([back], -1000), day([out, back])])
    counts.push((await upload(admin, mt940([statement]))).body.new_count)
  expect(counts).toEqual([1, 1, 0])
})

test('sixteen imports of one file at once keep each movement once', async () => {
  const { admin } = await company()
  const file = camt([day([came(1000, { reference: 'A' }), came(1000, { reference: 'B' })])])
  const answers = await Promise.all(Array.from({ length: 16 }, () => upload(admin, file)))
  expect(answers.reduce((sum, { body }) => sum + (body.new_count ?? 0), 0)).toBe(2)
  expect((await listed(admin)).length).toBe(2)
})

test('a statement that is missing in between is told', async () => {
  const { admin } = await company()
  await upload(admin, camt([day([came(1000)], 0, '2026-11-18')]))
  const { body } = await upload(admin, camt([day([came(500)], 4000, '2026-11-20')]), { dry_run: 'true' })
  expect(body.statements).toMatchObject([{ expected_balance: 10 }])
  await upload(admin, camt([day([came(500)], 4000, '2026-11-20')]))
  const shown = async () =>
    (await admin.get('/api/bankstatement?sort=until_day')).body.map(
      (one: { expected_balance: number }) => one.expected_balance,
    )
  expect(await shown()).toEqual([null, 10])
  await upload(
    admin,
    camt([{ from: '2026-11-19', until: '2026-11-19', opening: 1000, lines: [{ day: '2026-11-19', amount: 3000 }] }]),
  )
  expect(await shown()).toEqual([null, null, null])
})

test('a payment with the number of its invoice and all of its amount is sure, however the number is written', async () => {
  const { admin } = await company()
  const invoice = await billed(admin)
  const digits = invoice.number.replace(/\D/g, '')
  for (const text of [
    `Factuur ${invoice.number}`,
    invoice.number.replace(/[-.]/g, ' '),
    `betr. fact ${digits} bedankt`,
    invoice.number.toLowerCase(),
  ]) {
    const other = await company()
    const own = await billed(other.admin)
    expect(own.number).toBe(invoice.number)
    const [line] = await imported(other.admin, [came(121000, { text })])
    expect([text, line.proposal?.confidence]).toEqual([text, 'sure'])
    expect(line.proposal).toMatchObject({
      reasons: ['number', 'amount'],
      matches: [{ invoice_id: own.id, amount: 1210 }],
    })
  }
})

test('one line pays several invoices, several lines pay one, in parts and too much', async () => {
  const { admin, id: companyId } = await company()
  const [one, two] = [await billed(admin), await billed(admin)]
  const [both, part, more] = await imported(admin, [
    came(242000, { text: `${one.number} en ${two.number}` }),
    came(50000, { text: one.number }),
    came(200000, { text: one.number }),
  ])
  expect(both.proposal).toMatchObject({ confidence: 'sure', matches: [{ amount: 1210 }, { amount: 1210 }] })
  await confirm(admin, part.id, pay(one.id, 500))
  expect(await read(admin, one.id)).toMatchObject({ status: 'sent', amount_open: 710 })
  const [, , rest] = await listed(admin)
  expect(rest.proposal).toMatchObject({ confidence: 'likely', reasons: ['number', 'more'], matches: [{ amount: 710 }] })
  expect((await confirm(admin, more.id, pay(one.id, 710))).body).toMatchObject({
    status: 'open',
    amount_left: 1290,
    can: ['ignore', 'pay', 'undo'],
  })
  expect(await read(admin, one.id)).toMatchObject({ status: 'paid', amount_open: 0 })
  expect((await confirm(admin, more.id, pay(two.id, 1210))).body).toMatchObject({ status: 'open', amount_left: 80 })
  expect((await admin.post(`/api/bankline/${more.id}/ignore`)).body).toMatchObject({
    status: 'ignored',
    amount_left: 80,
  })
  expect(await sums(companyId)).toEqual({ paid: 2420, matched: 2420, used: 2420 })
})

test('the account is learned: the next payment from it is sure by its amount, until that is forgotten', async () => {
  const { admin } = await company()
  const first = await billed(admin)
  const [line] = await imported(admin, [came(121000, { text: first.number, iban: IBAN, name: 'M. Jansen' })])
  await confirm(admin, line.id, pay(first.id, 1210))
  const { body: again } = await admin.post('/api/invoice', { relation_id: first.relation_id, items })
  await admin.post(`/api/invoice/${again.id}/sendemail`, { dontsentbutmarksent: true })
  await upload(admin, camt([day([came(121000, { text: 'bedankt', iban: IBAN })], 121000, '2026-11-21')]))
  const [, next] = await listed(admin)
  expect(next.proposal).toMatchObject({
    confidence: 'sure',
    reasons: ['iban', 'amount'],
    matches: [{ invoice_id: again.id }],
  })
  const [party] = (await admin.get('/api/bankparty')).body
  expect(party).toMatchObject({ iban: IBAN, name: 'M. Jansen', relation_id: first.relation_id })
  await admin.delete(`/api/bankparty/${party.id}`)
  const [, forgotten] = await listed(admin)
  expect(forgotten.proposal).toMatchObject({ confidence: 'weak', reasons: ['amount'] })
})

test('sixteen confirmations of one line at once book it once', async () => {
  const { admin, id: companyId } = await company()
  const { id } = await billed(admin)
  const [line] = await imported(admin, [came(121000)])
  const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(admin, line.id, pay(id, 1210))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
  expect(await read(admin, id)).toMatchObject({ status: 'paid', amount_paid: 1210 })
  expect(await sums(companyId)).toEqual({ paid: 1210, matched: 1210, used: 1210 })
})

test('sixteen lines on one invoice at once, and a payment by hand beside them, pay it once', async () => {
  const { admin, id: companyId } = await company()
  const { id } = await billed(admin)
  const lines = await imported(
    admin,
    Array.from({ length: 16 }, () => came(121000)),
  )
  const answers = await Promise.all(lines.map((line: { id: number }) => confirm(admin, line.id, pay(id, 1210))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
  expect(await sums(companyId)).toEqual({ paid: 1210, matched: 1210, used: 1210 })
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(refused?.body.message).toContain('staat niets meer open')
})

test('what was paid by hand meanwhile is warned of, and booked when somebody says so', async () => {
  const { admin } = await company()
  const { id, number } = await billed(admin)
  const [line] = await imported(admin, [came(121000, { text: number })])
  await admin.post('/api/payment', { invoice_id: id, amount: 1210, paid_on: DAY })
  const [warned] = await listed(admin)
  expect(warned.proposal).toMatchObject({
    reasons: ['number', 'already_paid'],
    matches: [],
    paid: [{ invoice_id: id, number }],
  })
  expect((await confirm(admin, line.id, pay(id, 1210))).status).toBe(409)
  expect((await confirm(admin, line.id, { ...pay(id, 1210), anyway: true })).status).toBe(200)
  expect(await read(admin, id)).toMatchObject({ amount_paid: 2420, amount_open: -1210 })
})

test('what goes out pays back a credit', async () => {
  const { admin } = await company()
  const { id } = await billed(admin)
  await admin.post('/api/payment', { invoice_id: id, amount: 1210, paid_on: DAY })
  const { body: credit } = await admin.post(`/api/invoice/${id}/createcreditinvoice`)
  await admin.post(`/api/invoice/${credit.id}/sendemail`, { dontsentbutmarksent: true })
  const { number, amount_open } = await read(admin, credit.id)
  expect(amount_open).toBe(-1210)
  const [line] = await imported(admin, [came(-121000, { text: `Terug ${number}` })])
  expect(line.proposal).toMatchObject({ confidence: 'sure', matches: [{ invoice_id: credit.id, amount: -1210 }] })
  expect((await confirm(admin, line.id, pay(credit.id, -1210))).status).toBe(200)
  expect(await read(admin, credit.id)).toMatchObject({ amount_open: 0 })
})

test('undoing takes the payments back, sixteen times at once as well, and the line is open again', async () => {
  const { admin, id: companyId } = await company()
  const { id } = await billed(admin)
  const [line] = await imported(admin, [came(121000)])
  await confirm(admin, line.id, pay(id, 1210))
  const [payment] = (await admin.get(`/api/payment?invoice_id=${id}`)).body
  expect((await admin.delete(`/api/payment/${payment.id}`)).status).toBe(409)
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/bankline/${line.id}/undo`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
  expect(await read(admin, id)).toMatchObject({ status: 'sent', amount_open: 1210 })
  expect(await sums(companyId)).toEqual({ paid: 0, matched: 0, used: 0 })
  expect((await confirm(admin, line.id, pay(id, 1210))).body).toMatchObject({ status: 'matched', can: ['undo'] })
})

test('confirming and undoing at once leave payments and matches the same', async () => {
  const { admin, id: companyId } = await company()
  const { id } = await billed(admin)
  const [line] = await imported(admin, [came(121000)])
  await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2 ? confirm(admin, line.id, pay(id, 1210)) : admin.post(`/api/bankline/${line.id}/undo`),
    ),
  )
  const { paid, matched, used } = await sums(companyId)
  expect([matched, used]).toEqual([paid, paid])
  expect((await read(admin, id)).amount_paid).toBe(paid)
})

test('amounts that do not fit the line change nothing', async () => {
  const { admin } = await company()
  const { id } = await billed(admin)
  const [line] = await imported(admin, [came(100000)])
  const match = (amount: number) => ({ invoice_id: id, amount })
  for (const matches of [
    [match(1000.01)],
    [match(-5)],
    [match(0)],
    [match(1), match(2)],
    [{ invoice_id: 999_999_999, amount: 5 }],
    [],
  ])
    expect([matches, (await confirm(admin, line.id, { matches })).status]).toEqual([matches, 422])
  const draft = (await admin.post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })).body
  expect((await confirm(admin, line.id, { ...pay(draft.id, 5), anyway: true })).status).toBe(409)
  expect((await listed(admin))[0]).toMatchObject({ status: 'open', amount_left: 1000, matches: [] })
  expect((await confirm(admin, line.id, pay(id, 0.01))).status).toBe(200)
})

test('all that is sure is confirmed as a batch, and what is not stays', async () => {
  const { admin, id: companyId } = await company()
  const invoices = []
  for (let i = 0; i < 4; i += 1) invoices.push(await billed(admin, { fullname: `Klant ${i}` }, 1000 + i))
  await imported(admin, [
    ...invoices.slice(0, 3).map(one => came(Math.round(one.amount_inc_vat * 100), { text: one.number })),
    came(Math.round(invoices[0].amount_inc_vat * 100), { text: invoices[0].number }),
    came(777, { text: 'koffie' }),
  ])
  const { body } = await admin.post('/api/bankline/confirmsure')
  await server.settled()
  expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ progress: 100, refused: [] })
  expect((await listed(admin)).map(({ status }: { status: string }) => status)).toEqual([
    'matched',
    'matched',
    'matched',
    'open',
    'open',
  ])
  const total = invoices.slice(0, 3).reduce((sum, one) => sum + one.amount_inc_vat, 0)
  expect((await sums(companyId)).paid).toBeCloseTo(total, 2)
  expect((await admin.post('/api/bankline/confirmsure')).body).toEqual({ count: 0 })
})

test('two batches on the same lines at once book each of them once', async () => {
  const { admin, id: companyId } = await company()
  const invoices = [await billed(admin), await billed(admin, { fullname: 'Piet Bos' }, 500)]
  const lines = await imported(
    admin,
    invoices.map(one => came(Math.round(one.amount_inc_vat * 100), { text: one.number })),
  )
  const ids = lines.map(({ id }: { id: number }) => id)
  await Promise.all(Array.from({ length: 8 }, () => admin.post('/api/bankline/bulkconfirm', { ids })))
  await server.settled()
  expect(await sums(companyId)).toEqual({ paid: 1815, matched: 1815, used: 1815 })
})

test('another company sees nothing of it and books nothing on its invoices', async () => {
  const [own, other] = [await company(), await company()]
  const { id } = await billed(own.admin)
  const [line] = await imported(own.admin, [came(121000)])
  const [theirs] = await imported(other.admin, [came(121000)])
  expect(await listed(other.admin)).toMatchObject([{ id: theirs.id }])
  expect((await confirm(other.admin, line.id, pay(id, 1210))).status).toBe(404)
  expect((await confirm(other.admin, theirs.id, pay(id, 1210))).status).toBe(422)
  expect((await other.admin.post(`/api/bankline/${line.id}/ignore`)).status).toBe(404)
  expect((await other.admin.post(`/api/bankline/${line.id}/undo`)).status).toBe(404)
  expect(await read(own.admin, id)).toMatchObject({ amount_paid: 0 })
})

test('a company without invoices has no bank', async () => {
  const { admin } = await server.company({ modules: ['CRM', 'QUOTATION'] })
  for (const path of ['bankline', 'bankstatement', 'bankaccount', 'bankparty'])
    expect((await admin.get(`/api/${path}`)).status).toBe(403)
  expect((await upload(admin, camt([day([came(1)])]))).status).toBe(403)
  expect((await admin.post('/api/bankline/confirmsure')).status).toBe(403)
})
