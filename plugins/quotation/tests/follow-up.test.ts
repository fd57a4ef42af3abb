import { afterAll, afterEach, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { followUpQuotations } from '../follow-up/send-follow-up'

/** The clock of a test stands in a spring that is over, so that whatever is planned for it is due in the database. */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterEach(() => {
  setSystemTime()
})
afterAll(() => server.stop())

const at = (day: string) => setSystemTime(new Date(`${day}T09:05:00+01:00`))
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10))

async function following(more: object = { quotation_follow_up: true }): Promise<TestCompany> {
  const company = await server.company()
  const [{ id }] = (await company.admin.get('/api/companysettings')).body
  expect((await company.admin.patch(`/api/companysettings/${id}`, more)).status).toBe(200)
  return company
}

let customers = 0
/** A quotation that went out on Monday 2 March 2026. */
async function offered(admin: TestClient, customer: object = {}) {
  at('2026-03-02')
  const email = `klant${++customers}@opvolgen.example`
  const relation = { fullname: 'Jan Mol', email, ...resident, ...customer }
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body } = await admin.post('/api/quotation', { relation, items })
  expect((await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
  return { ...body, email } as { id: number; hash: string; number: string; email: string; calculation_id: number }
}

async function onDay(company: TestCompany, day: string): Promise<void> {
  at(day)
  await server.dailyJobs(company, new Date())
}

const askedOf = async (id: number) =>
  (
    await server.owner.query(
      'select version_number, round, sent_on::text from quotation_follow_up where quotation_id = $1 order by id',
      [id],
    )
  ).rows.map(({ version_number, round, sent_on }) => `v${version_number} ${round} ${sent_on}`)

async function mailsTo(address: string): Promise<string[]> {
  const { inbox } = server.app.platform.mailer
  return ((await inbox?.list()) ?? [])
    .filter(({ to }) => [to].flat().join().includes(address))
    .map(({ subject }) => subject)
}

test('a customer who does not answer is asked twice, on working days, and no more', async () => {
  const company = await following()
  const quotation = await offered(company.admin)
  for (const day of days('2026-03-03', 27)) await onDay(company, day)
  // Five days after a Monday is a Saturday: the Monday after it, and seven days later again.
  expect(await askedOf(quotation.id)).toEqual(['v1 1 2026-03-09', 'v1 2 2026-03-16'])
  expect(await mailsTo(quotation.email)).toEqual(Array(2).fill(`Hebt u nog vragen over offerte ${quotation.number}?`))
})

test('nobody is asked before the company chose it, and sixteen rounds at once ask once', async () => {
  const company = await following({ quotation_follow_up: false })
  const quotation = await offered(company.admin)
  await onDay(company, '2026-03-09')
  expect(await askedOf(quotation.id)).toEqual([])
  const [{ id }] = (await company.admin.get('/api/companysettings')).body
  await company.admin.patch(`/api/companysettings/${id}`, { quotation_follow_up: true })
  const round = () =>
    workFor(server.app.platform, { companyId: company.id }, async context => context.enqueue(followUpQuotations, {}))
  await Promise.all(Array.from({ length: 16 }, round))
  await server.settled()
  expect(await askedOf(quotation.id)).toEqual(['v1 1 2026-03-09'])
  expect(await mailsTo(quotation.email)).toHaveLength(1)
})

test('an answer, the last day, a next version in the making, the trash and no address stop it', async () => {
  const company = await following()
  const { admin } = company
  const [agreed, rejected, over, changing, nameless, trashed] = [
    await offered(admin),
    await offered(admin),
    await offered(admin),
    await offered(admin),
    await offered(admin, { email: null }),
    await offered(admin),
  ]
  at('2026-03-06')
  expect(
    (await agree(server.anonymous, 'quotation', agreed.hash, { signername: 'Jan', agreeswithoffer: true })).status,
  ).toBe(200)
  await server.owner.query(`update quotation set status = 'rejected' where id = $1`, [rejected.id])
  await server.owner.query(`update quotation set version_enddate = '2026-03-08' where id = $1`, [over.id])
  const [line] = (await admin.get(`/api/calculation/${changing.calculation_id}`)).body.calculationitems
  expect((await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 })).status).toBe(200)
  await server.owner.query(
    'update relation set deleted_at = now() where id = (select relation_id from quotation where id = $1)',
    [trashed.id],
  )
  await onDay(company, '2026-03-09')
  for (const { id } of [agreed, rejected, over, changing, nameless, trashed]) expect(await askedOf(id)).toEqual([])

  // The next version has times of its own, from the day on which it was sent.
  await admin.post(`/api/quotation/${changing.id}/sendemail`, { dontsentbutmarksent: true })
  for (const day of days('2026-03-10', 14)) await onDay(company, day)
  expect(await askedOf(changing.id)).toEqual(['v2 1 2026-03-16', 'v2 2 2026-03-23'])
})

test('a company that gave quotations up asks nobody, and after a missed week a customer is asked once', async () => {
  const company = await following()
  const quotation = await offered(company.admin)
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'QUOTATION'`, [company.id])
  await onDay(company, '2026-03-09')
  expect(await askedOf(quotation.id)).toEqual([])
  await server.owner.query(
    `insert into company_module (company_id, module, created_at) values ($1, 'QUOTATION', now())`,
    [company.id],
  )
  for (const day of days('2026-03-18', 3)) await onDay(company, day)
  expect(await askedOf(quotation.id)).toEqual(['v1 1 2026-03-18'])
})

test('the second time comes after the first, or the choice is refused and changes nothing', async () => {
  const { admin } = await server.company()
  const [{ id }] = (await admin.get('/api/companysettings')).body
  for (const quotation_follow_up_days of [[], [5, 5], [5, 4], [0], [1, 2, 3], [61]])
    expect((await admin.patch(`/api/companysettings/${id}`, { quotation_follow_up_days })).status).toBe(422)
  expect((await admin.get(`/api/companysettings/${id}`)).body.quotation_follow_up_days).toEqual([5, 12])
})
