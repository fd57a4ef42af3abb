import { afterAll, afterEach, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { makeVisit } from '../domain/make-visits'

/** The clock stands in a year that is over, so that whatever is planned for it is due in the database. */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterEach(() => {
  setSystemTime()
})
afterAll(() => server.stop())

const at = (day: string) => setSystemTime(new Date(`${day}T08:00:00+01:00`))
async function onDay(company: TestCompany, day: string): Promise<void> {
  at(day)
  await server.dailyJobs(company, new Date())
}

interface Contract {
  id: number
  number: string
  flow_id: number
  status: string
  next_date: string | null
  recurring_invoice_id: number | null
}

async function contract(admin: TestClient, day: string, body: object = {}): Promise<Contract> {
  at(day)
  const flow = (
    await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@post.example', ...resident } })
  ).body
  const made = await admin.post('/api/maintenancecontract', {
    ...{ flow_id: flow.id, title: 'Onderhoud warmtepomp', interval_unit: 'half_year', first_date: '2025-03-01' },
    ...{ amount_exc: 95, ...body },
  })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  await server.settled()
  return made.body
}
const read = async (admin: TestClient, id: number): Promise<Contract> =>
  (await admin.get(`/api/maintenancecontract/${id}`)).body
const visitsOf = async (admin: TestClient, flow: number) =>
  ((await admin.get(`/api/task?flow_id=${flow}&type=aftercare&sort=id`)).body as { description: string }[]).map(
    ({ description }) => /\d{4}-\d{2}-\d{2}/.exec(description)?.[0],
  )
const invoicesOf = async (admin: TestClient, flow: number) =>
  (
    (await admin.get(`/api/invoice?flow_id=${flow}&sort=id`)).body as { documentdate: string; amount_inc_vat: number }[]
  ).map(({ documentdate, amount_inc_vat }) => [documentdate, amount_inc_vat])

test('a year of maintenance: each period makes its visit ahead and its invoice on its day, each once', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, flow_id, number } = await contract(admin, '2025-01-06')
  expect(number).toMatch(/^C2025-0001$/)
  expect(await visitsOf(admin, flow_id)).toEqual([])
  const days = [
    '2025-01-17',
    '2025-01-18',
    '2025-01-19',
    '2025-03-01',
    '2025-03-02',
    '2025-07-19',
    '2025-07-21',
    '2025-09-01',
  ]
  for (const day of days) {
    await onDay(company, day)
    await server.dailyJobs(company, new Date())
  }
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01', '2025-09-01'])
  expect(await invoicesOf(admin, flow_id)).toEqual([
    ['2025-03-01', 114.95],
    ['2025-09-01', 114.95],
  ])
  expect(await read(admin, id)).toMatchObject({ status: 'active', next_date: '2026-03-01' })
  const coming = (await admin.get(`/api/maintenancecontract/coming?id=${id}`)).body
  expect(coming.map(({ date }: { date: string }) => date)).toEqual(['2025-09-01', '2026-03-01'])
  const log = (await admin.get(`/api/maintenancecontract/${id}/log`)).body as { description: string }[]
  expect(log.filter(({ description }) => description === 'visit')).toHaveLength(2)
})

test('what falls in a pause is not made afterwards, and nothing comes after the end', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, flow_id } = await contract(admin, '2025-01-06', { interval_unit: 'month' })
  const set = async (day: string, status: string) => {
    at(day)
    const { status: answered, body } = await admin.patch(`/api/maintenancecontract/${id}`, { status })
    await server.settled()
    return [answered, body.next_date]
  }
  await onDay(company, '2025-02-01')
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01'])
  expect((await set('2025-02-02', 'paused'))[0]).toBe(200)
  await onDay(company, '2025-06-10')
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01'])
  expect(await set('2025-06-10', 'active')).toEqual([200, '2025-07-01'])
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01', '2025-07-01'])
  expect(await set('2025-06-11', 'ended')).toEqual([200, null])
  expect((await set('2025-06-11', 'active'))[0]).toBe(409)
  await onDay(company, '2025-09-01')
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01', '2025-07-01'])
  expect(await invoicesOf(admin, flow_id)).toEqual([])
  const { recurring_invoice_id: made } = await read(admin, id)
  expect((await admin.get(`/api/recurring_invoice/${made}`)).body.status).toBe('ended')
})

test('a contract without an amount, or of a company without invoices, makes visits alone', async () => {
  const company = await server.company()
  const free = await contract(company.admin, '2025-02-20', { amount_exc: null })
  expect(await visitsOf(company.admin, free.flow_id)).toEqual(['2025-03-01'])
  expect((await read(company.admin, free.id)).recurring_invoice_id).toBeNull()
  const other = await server.company({ modules: ['CRM', 'BASIS', 'AFTERCARE'] })
  const { id, flow_id } = await contract(other.admin, '2025-02-20')
  expect(await visitsOf(other.admin, flow_id)).toEqual(['2025-03-01'])
  expect((await read(other.admin, id)).recurring_invoice_id).toBeNull()
})

test('a contract with a last day ends by itself after its last visit, and one that lies in the trash makes none', async () => {
  const company = await server.company()
  const { admin } = company
  const short = await contract(admin, '2025-02-20', { interval_unit: 'month', end_date: '2025-03-31' })
  expect(await read(admin, short.id)).toMatchObject({ status: 'ended', next_date: null })
  const trashed = await contract(admin, '2025-01-02')
  await admin.delete(`/api/maintenancecontract/${trashed.id}`)
  await onDay(company, '2025-02-20')
  expect(await visitsOf(admin, trashed.flow_id)).toEqual([])
  const invoice = async () =>
    (await admin.get(`/api/recurring_invoice/${(await read(admin, trashed.id)).recurring_invoice_id}`)).body.status
  await admin.post(`/api/maintenancecontract/${trashed.id}/restore`)
  expect(await invoice()).toBe('active')
  const parent = await contract(admin, '2025-01-02')
  await admin.delete(`/api/flow/${parent.flow_id}`)
  await onDay(company, '2025-02-20')
  await admin.post(`/api/flow/${parent.flow_id}/restore`)
  expect(await visitsOf(admin, parent.flow_id)).toEqual([])
})

test('what was billed is changed at the recurring invoice, and what cannot be is refused by its field', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await contract(admin, '2025-01-06')
  const refused = async (body: object) =>
    Object.keys((await admin.patch(`/api/maintenancecontract/${id}`, body)).body.errors ?? {})
  expect(await refused({ amount_exc: 120 })).toEqual(['amount_exc'])
  expect(await refused({ interval_unit: 'year' })).toEqual(['interval_unit'])
  expect(await refused({ title: ' ' })).toEqual(['title'])
  expect(await refused({ duration: 5 })).toEqual(['duration'])
  const make = async (body: object) =>
    Object.keys(
      (await admin.post('/api/maintenancecontract', { flow_id, title: 'x', first_date: '2025-03-01', ...body })).body
        .errors ?? {},
    )
  expect(await make({ end_date: '2025-02-01' })).toEqual(['end_date'])
  expect(await make({ vat_percentage: 7 })).toEqual(['vat_percentage'])
  expect(await make({ status: 'paused' })).toEqual(['status'])
  expect(await make({ amount_exc: -1 })).toEqual(['amount_exc'])
})

test('of sixteen who look at once for what is due one makes the visit', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, flow_id } = await contract(admin, '2025-01-02', { interval_unit: 'year' })
  at('2025-02-20')
  const looks = Array.from({ length: 16 }, () =>
    workFor(server.app.platform, { companyId: company.id }, async context => context.enqueue(makeVisit, { id })),
  )
  await Promise.all(looks)
  await server.settled()
  expect(await visitsOf(admin, flow_id)).toEqual(['2025-03-01'])
})
