import { expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestClient, testServer } from '@core/testing/server'
import { today } from '@core/time/today'

const server = await testServer()
const DUTCH = { time_zone: 'Europe/Amsterdam' }

const box = (type: string, more: object = {}) => ({
  widget_type: 'statbox',
  type,
  period1: 'thismonth',
  period2: null,
  period3: null,
  theme: 'primary',
  userType: 'all',
  ...more,
})
const todos = { widget_type: 'panel', panel: 'basis.todos', filter: 'own' }

const typesOf = async (client: TestClient, usecase = 'standard'): Promise<string[]> =>
  (await client.get(`/api/user/getdashboard?usecase=${usecase}`)).body.widgets.map(
    (widget: { type?: string; panel?: string }) => widget.type ?? widget.panel,
  )

test('a dashboard begins with figures of what is owned, and money only for who runs the company (C-0403, R-DASH-003)', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM', 'QUOTATION', 'INVOICE'] })
  const seller = await company.user({ role: 200 })
  expect(await typesOf(company.admin, 'sales')).toEqual([
    'revenue_exc',
    'leads',
    'quotations_sent',
    'quotations_approved',
  ])
  expect(await typesOf(seller, 'sales')).toEqual(['leads', 'quotations_sent', 'quotations_approved'])
  const barred = await company.user({ role: 1000, module_blacklist: ['QUOTATION'] })
  expect(await typesOf(barred, 'sales')).toEqual(['revenue_exc', 'leads'])
  expect(await typesOf((await server.company({ modules: ['BASIS'] })).admin, 'sales')).toEqual([])
  expect((await seller.get('/api/user/getdashboard')).body).toMatchObject({ usecase: 'standard', arranged: false })
})

test('each user keeps a dashboard of their own, per kind, until they let it go (R-DASH-002, R-DASH-009)', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM', 'QUOTATION'] })
  const [me, other] = [await company.user(), await company.user()]
  const widgets = [todos, box('leads', { period2: 'lastmonth', userType: 'own', theme: 'green' })]
  for (const client of [me, me])
    expect((await client.put('/api/user/dashboard', { usecase: 'sales', widgets })).status).toBe(200)
  expect((await me.get('/api/user/getdashboard?usecase=sales')).body).toMatchObject({
    arranged: true,
    own: true,
    widgets,
  })
  expect(await typesOf(me)).not.toContain('basis.todos')
  expect(await typesOf(other, 'sales')).not.toContain('basis.todos')
  expect((await me.delete('/api/user/dashboard/sales')).status).toBe(204)
  expect((await me.get('/api/user/getdashboard?usecase=sales')).body).toMatchObject({ arranged: false })
})

test('an administrator arranges for whoever arranged nothing; sixteen at once leave one arrangement', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const [own, none] = [await company.user(), await company.user({ role: 1000 })]
  const everybody = { usecase: 'standard', widgets: [todos], for: 'everybody' }
  await own.put('/api/user/dashboard', { usecase: 'standard', widgets: [box('leads')] })
  expect((await none.put('/api/user/dashboard', everybody)).status).toBe(403)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => company.admin.put('/api/user/dashboard', everybody)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect([await typesOf(own), await typesOf(none)]).toEqual([['leads'], ['basis.todos']])
  const kept = await server.owner.query(
    'select count(*)::int as n from dashboard where company_id = $1 and user_id is null',
    [company.id],
  )
  expect(kept.rows).toEqual([{ n: 1 }])
})

test('a dashboard that was arranged elsewhere meanwhile is not arranged as it was before (R-API-001)', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM'] })
  const keep = (widgets: readonly object[], version?: number) =>
    admin.put('/api/user/dashboard', { usecase: 'standard', widgets, ...(version === undefined ? {} : { version }) })
  const versionNow = async () => (await admin.get('/api/user/getdashboard')).body.version
  expect(await versionNow()).toBe(0)
  const first = (await keep([todos], 0)).body.version
  expect(await versionNow()).toBe(first)
  const second = (await keep([box('leads')], first)).body.version
  const late = await keep([todos, box('leads')], first)
  expect([late.status, late.body.detail]).toEqual([
    412,
    'Dit dashboard is intussen ergens anders ingedeeld; u ziet het nu zo.',
  ])
  expect(await typesOf(admin)).toEqual(['leads'])
  const atOnce = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      keep(
        Array.from({ length: n + 1 }, () => todos),
        second,
      ),
    ),
  )
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(atOnce.filter(({ status }) => status === 412)).toHaveLength(15)
  expect((await admin.delete('/api/user/dashboard/standard')).status).toBe(204)
  expect((await keep([todos], second)).status).toBe(200)
  // That is another one, with a lower version.
  expect((await keep([box('leads')], second)).status).toBe(412)
})

test('a figure has a period, a colour and a type that exist (R-DASH-002, R-DASH-004, R-DASH-005)', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM'] })
  for (const wrong of [
    { period1: 'tomorrow' },
    { theme: 'pink' },
    { type: 'revenue_exc' },
    { userType: 'everybody' },
    { period2: undefined },
  ]) {
    const widgets = [box('leads', wrong)]
    expect([wrong, (await admin.put('/api/user/dashboard', { usecase: 'standard', widgets })).status]).toEqual([
      wrong,
      422,
    ])
  }
})

test('figures count what came in by period, with what they are compared with, by one statement (C-0407)', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM', 'QUOTATION', 'INVOICE', 'INTAKE', 'CONFIRMATION'] })
  const { admin } = company
  const seller = await company.user()
  const now = today(DUTCH)
  const make = (name: string, user_id: number, lead_date: string) =>
    admin.post('/api/flow', { relation: { fullname: name }, user_id, lead_date })
  await make('Ada Post', seller.userId, now)
  await make('Bo Berg', admin.userId, now)
  await make('Cas Dijk', admin.userId, `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`)
  const read = async (client: TestClient, widgets: string) =>
    (await client.get(`/api/user/getdashboardstatistics?widgets=${widgets}`)).body
  const [month, lastYear] = await read(admin, 'leads.all.thismonth.thismonthlastyear')
  expect(month).toMatchObject({ type: 'leads', period: 'thismonth', value: 2, unit: 'count', label: 'Nieuwe leads' })
  expect(month.trend).toHaveLength(12)
  expect(month.trend.at(-1)).toBe(2)
  expect(lastYear).toMatchObject({ period: 'thismonthlastyear', value: 1 })
  expect(await read(seller, 'leads.own.thismonth')).toMatchObject([{ value: 1 }])
  expect(await read(seller, 'revenue_exc.all.thismonth,nothing.all.thisyear')).toEqual([])
  server.statements()
  const all = await read(
    admin,
    'revenue_exc.all.thismonth,leads.all.thisyear,quotations_sent_own.all.thisweek,quotations_approved.all.thismonth,completed_intake.all.lastweek,confirmations_sent.all.lastyear',
  )
  expect(server.statements().length).toBeLessThanOrEqual(budget(2))
  expect(all).toHaveLength(6)
  await admin.put('/api/user/dashboard', { usecase: 'sales', widgets: [box('leads', { period1: 'thisyear' }), todos] })
  const standing = (await admin.get('/api/user/getdashboardstatistics?usecase=sales')).body
  expect(standing).toEqual(await read(admin, 'leads.all.thisyear'))
  expect(standing).toMatchObject([{ type: 'leads', period: 'thisyear', value: 2 }])
  for (const wrong of ['leads', 'leads.all', 'leads.all.someday', 'leads.nobody.thismonth'])
    expect((await admin.get(`/api/user/getdashboardstatistics?widgets=${wrong}`)).status).toBe(422)
})
