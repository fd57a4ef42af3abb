import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const titles = async (by: TestClient, filter = '') =>
  ((await by.get(`/api/user/getdashboardtasks${filter && `?filter=${filter}`}`)).body as { title: string }[]).map(
    ({ title }) => title,
  )

test('the dashboard has open tasks without a time, or those of today, all planned ones, or all (C-0406, R-DASH-001)', async () => {
  const company = await server.company()
  const { admin } = company
  const make = (title: string, more: object = {}) => admin.post('/api/task', { title, ...more })
  const now = new Date().toISOString()
  await make('Ongepland', { user_id: admin.userId })
  await make('Vandaag', { start_date: now, user_id: admin.userId })
  await make('Later', { start_date: '2098-01-06T09:00:00Z' })
  const done = await make('Klaar', { start_date: now })
  await admin.patch(`/api/task/${done.body.id}`, { status: 'afgerond' })
  await make('Sjabloon', { is_template: true })
  expect(await titles(admin)).toEqual(['Ongepland'])
  expect(await titles(admin, 'today')).toEqual(['Vandaag'])
  expect((await titles(admin, 'planned')).toSorted()).toEqual(['Later', 'Vandaag'])
  expect(await titles(admin, 'all')).toHaveLength(3)
  expect((await admin.get('/api/user/getdashboardtasks?filter=onbekend')).status).toBe(422)
  const member = await company.user({ role: 100 })
  expect(await titles(member, 'all')).toEqual(['Later'])
  server.statements()
  await admin.get('/api/user/getdashboardtasks?filter=all')
  expect(server.statements().length).toBeLessThanOrEqual(budget(4))
})

test('the dashboard has dossiers without a quotation, one’s own, or all that run (C-0405, R-DASH-001)', async () => {
  const company = await server.company()
  const { admin } = company
  const make = (fullname: string, more: object = {}) => admin.post('/api/flow', { relation: { fullname }, ...more })
  const names = async (filter = '') =>
    ((await admin.get(`/api/user/getdashboardleads${filter}`)).body as { relation_fullname: string }[])
      .map(({ relation_fullname }) => relation_fullname)
      .toSorted()
  const colleague = await company.user()
  await make('Ada Post', { user_id: colleague.userId })
  const quoted = await make('Bo Berg', { user_id: admin.userId })
  const gone = await make('Cas Dijk', { user_id: admin.userId })
  await admin.patch(`/api/flow/${quoted.body.id}`, { status: 'quotation' })
  await make('Daan Klaar', { status: 'project', user_id: colleague.userId })
  await admin.patch(`/api/flow/${gone.body.id}`, { status: 'cancelled' })
  expect(await names()).toEqual(['Ada Post', 'Bo Berg'])
  expect(await names('?filter=own')).toEqual(['Bo Berg'])
  expect(await names('?filter=all')).toEqual(['Ada Post', 'Bo Berg', 'Daan Klaar'])
})

test('the dashboard has the messages of customers that wait for me, or all (C-0404, R-DASH-001, R-MSG-006)', async () => {
  const company = await server.company()
  const [mine, other, planner] = [
    await company.user({ user_type: 'sales' }),
    await company.user({ user_type: 'sales' }),
    await company.user({ user_type: 'project' }),
  ]
  const dossier = async (body: object) =>
    (await company.admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...body })).body as {
      id: number
      hash: string
    }
  const ask = async (content: string, of: { hash: string }) =>
    server.anonymous.post('/api/message', { hash: of.hash, content })
  const own = await dossier({ user_id: mine.userId, project_user_id: planner.userId })
  await company.admin.post('/api/message', {
    content: 'We komen dinsdag.',
    messageable_type: 'flow',
    messageable_id: own.id,
    flow_id: own.id,
  })
  await ask('Hoe laat komt u?', own)
  await ask('En met de bus?', await dossier({ user_id: other.userId }))
  const told = async (who: TestClient, filter = '') =>
    (await who.get(`/api/user/getdashboardnotifications${filter}`)).body.map(
      ({ content }: { content: string }) => content,
    )
  expect(await told(mine)).toEqual(['Hoe laat komt u?'])
  expect(await told(other)).toEqual(['En met de bus?'])
  expect(await told(planner)).toEqual([])
  expect(await told(planner, '?filter=all')).toHaveLength(3)
  // For its department, which somebody was chosen for: no longer the adviser's.
  const [{ id }] = (await mine.get('/api/user/getdashboardnotifications')).body
  await company.admin.patch(`/api/message/${id}`, { assigned_to: 'project' })
  expect(await told(mine)).toEqual([])
  expect(await told(planner)).toEqual(['Hoe laat komt u?'])
})
