import { expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { testServer } from '@core/testing/server'
import { addDays, today } from '@core/time/today'

const server = await testServer()
const DUTCH = { time_zone: 'Europe/Amsterdam' }
const now = today(DUTCH)

const MODULES = ['BASIS', 'CRM', 'SETTINGS', 'QUOTATION', 'CONFIRMATION', 'INVOICE', 'INTAKE'] as const

async function withLeads() {
  const company = await server.company({ modules: MODULES })
  const { admin } = company
  const seller = await company.user({ name: 'Vera' })
  const profile = await admin.post('/api/flowprofile', { name: 'Zakelijk' })
  const make = (fullname: string, more: object) => admin.post('/api/flow', { relation: { fullname }, ...more })
  await make('Ada Post', { lead_date: now, lead_source: 'Eigen website', user_id: seller.userId })
  await make('Bo Berg', { lead_date: now, lead_source: 'Beurs', flowprofile_id: profile.body.id })
  await make('Cas Dijk', { lead_date: `${now.slice(0, 7)}-01`, lead_source: 'Beurs', user_id: seller.userId })
  return { company, admin, seller, profile: profile.body.id as number }
}

test('statistics tell thirteen months unless told, up to 25, and which of sixty can be the last (C-0448, R-STAT-002, R-STAT-004)', async () => {
  const { admin } = await withLeads()
  const { body } = await admin.post('/api/company/getcompanystatistics', {})
  expect(body.months).toHaveLength(60)
  expect(body.months[0]).toBe(`${now.slice(0, 7)}-01`)
  expect(body.statistics).toHaveLength(13)
  expect(body.statistics.at(-1)).toMatchObject({ month: body.months[0], key: 12, leads: 3, projects_completed: 0 })
  const two = await admin.post('/api/company/getcompanystatistics', { months: 25, until: body.months[1] })
  expect(two.body.statistics.map(({ key }: { key: number }) => key)).toEqual(Array.from({ length: 25 }, (_, at) => at))
  expect(two.body.statistics.at(-1)).toMatchObject({ month: body.months[1], leads: 0 })
  for (const wrong of [{ months: 26 }, { until: '2001-01-01' }, { username: 987654 }, { flowprofile: 987654 }])
    expect((await admin.post('/api/company/getcompanystatistics', wrong)).status).toBe(422)
})

test('what is deleted or of another company counts in no month, and the first day of a month belongs to it west of Greenwich too', async () => {
  const { admin } = await server.company({ modules: MODULES })
  const { admin: stranger } = await server.company({ modules: MODULES })
  const time_zone = 'America/Curacao'
  await admin.patch('/api/company/currentcompany', { time_zone })
  const before = `${addDays(`${today({ time_zone }).slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const lead = { relation: { fullname: 'Ada Post' }, lead_date: before }
  await admin.post('/api/flow', lead)
  const gone = await admin.post('/api/flow', lead)
  await admin.delete(`/api/flow/${gone.body.id}`)
  await stranger.post('/api/flow', lead)
  const { body } = await admin.post('/api/company/getcompanystatistics', {})
  expect(body.statistics.at(-2)).toMatchObject({ month: before, leads: 1 })
})

test('they are narrowed to a colleague, a profile and a source out of what the answer offers (R-STAT-003, R-STAT-009)', async () => {
  const { admin, seller, profile } = await withLeads()
  const read = async (asked: object) => (await admin.post('/api/company/getcompanystatistics', asked)).body
  const all = await read({})
  expect(all.usernames).toContainEqual({ id: seller.userId, name: 'Vera' })
  expect(all.flowprofiles).toContainEqual({ id: profile, name: 'Zakelijk' })
  expect(all.lead_sources).toContain('Eigen website')
  const leads = async (asked: object) => (await read(asked)).statistics.at(-1).leads
  expect(await leads({ username: seller.userId })).toBe(2)
  expect(await leads({ flowprofile: profile })).toBe(1)
  expect(await leads({ lead_source: 'Beurs' })).toBe(2)
  expect(await leads({ lead_source: 'Beurs', username: seller.userId })).toBe(1)
})

test('statistics of all figures take few statements, and tell no money below manager', async () => {
  const { company, admin } = await withLeads()
  const seller = await company.user({ role: 200 })
  server.statements()
  const { body } = await admin.post('/api/company/getcompanystatistics', { months: 25, lead_source: 'Beurs' })
  expect(server.statements().length).toBeLessThanOrEqual(budget(6))
  expect(body.figures).toContain('revenue_exc')
  expect((await seller.post('/api/company/getcompanystatistics', {})).body.figures).not.toContain('revenue_exc')
})

test('leads are told by week, fourteen as the screen asks, with what is open and times its chance (C-0465, R-STAT-001, R-STAT-007)', async () => {
  const { admin } = await withLeads()
  const flow = await admin.post('/api/flow', {
    relation: { fullname: 'Dia Smit' },
    lead_date: now,
    expected_value: 10_000,
    chance: 40,
  })
  expect(flow.status).toBe(201)
  server.statements()
  const { body } = await admin.get('/api/company/getleadstatistics/14')
  expect(server.statements().length).toBeLessThanOrEqual(budget(4))
  expect(body.statistics).toHaveLength(14)
  expect(body.statistics.reduce((sum: number, { leads }: { leads: number }) => sum + leads, 0)).toBe(4)
  expect(body).toMatchObject({
    totalmonthlyrevenue: 10_000,
    totalyearlyrevenue: 10_000,
    totalturnover: 10_000,
    weighedmonthlyrevenue: 4000,
    weighedturnover: 4000,
  })
  expect((await admin.get('/api/company/getleadstatistics/104')).body.statistics).toHaveLength(104)
  expect((await admin.get('/api/company/getleadstatistics/0')).status).toBe(404)
})

test('how the company stands now takes few statements (C-0466)', async () => {
  const { admin } = await withLeads()
  await admin.post('/api/task', {
    title: 'Te laat',
    user_id: admin.userId,
    start_date: `${addDays(now, -3)}T08:00:00Z`,
  })
  await admin.post('/api/task', { title: 'Later', user_id: admin.userId })
  server.statements()
  const { body } = await admin.get('/api/company/getrealtimestatistics')
  expect(server.statements().length).toBeLessThanOrEqual(budget(3))
  expect(body).toMatchObject({
    open_tasks: 2,
    overdue_tasks: 1,
    unanswered_messages: 0,
    quotations_outstanding: { count: 0, amount_exc: 0 },
    invoices_outstanding: { count: 0, overdue_count: 0 },
  })
  expect(body.open_flows_by_status.new).toBe(3)
})

test('what is counted is exported as CSV by period, with a name of its own and Dutch dates (C-0449, R-STAT-006, R-STAT-008)', async () => {
  const { company, admin } = await withLeads()
  const path = `/api/company/${company.id}/exportstatistics?exporttype=leads&date_from=${now}&date_to=${now}`
  const file = await admin.raw('POST', path, {})
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toContain(`statistieken_leads_${now}_${now}.csv`)
  const text = await file.text()
  expect(text).toContain('Ada Post')
  expect(text).not.toContain(now)
  expect(text).toContain(now.split('-').reverse().join('-'))
  const wrong = async (more: string, by = admin) => (await by.raw('POST', `${path}${more}`, {})).status
  expect(await wrong('&vertical_id=987654')).toBe(422)
  expect(await wrong('', await company.user({ role: 200 }))).toBe(403)
  expect((await admin.raw('POST', path.replace(String(company.id), '1'), {})).status).toBe(404)
})
