import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, title: string, more: object = {}) =>
  (await admin.post('/api/task', { title, ...more })).body
const titles = async (who: TestClient, query: string): Promise<string[]> =>
  (await who.get(`/api/task?sort=title&${query}`)).body.map(({ title }: { title: string }) => title)

test('a task that is confirmed as done moves from the open ones to those that are finished (R-TASK-004, R-TASK-005)', async () => {
  const { admin } = await server.company()
  const [a, b] = [await make(admin, 'Bellen'), await make(admin, 'Meten')]
  await make(admin, 'Plaatsen')
  expect((await admin.patch(`/api/task/${a.id}`, { status: 'afgerond' })).body).toMatchObject({
    status: 'afgerond',
    completiondate: expect.any(String),
  })
  await admin.patch(`/api/task/${b.id}`, { status: 'onhold' })
  expect([
    await titles(admin, 'status=open'),
    await titles(admin, 'status=onhold'),
    await titles(admin, 'status=afgerond'),
  ]).toEqual([['Plaatsen'], ['Meten'], ['Bellen']])
})

test('tasks are found by whose they are, whether they are planned, their colour, and the days that they are on (R-TASK-006)', async () => {
  const { admin } = await server.company()
  const mine = { user_id: admin.userId }
  await make(admin, 'Mijn dag', { ...mine, start_date: '2026-12-01T09:00:00Z', color: '#1a7f4b' })
  await make(admin, 'Mijn week', { ...mine, start_date: '2026-12-08T09:00:00Z' })
  await make(admin, 'Ooit', mine)
  await make(admin, 'Van niemand', { user_id: null, start_date: '2026-12-02T09:00:00Z' })
  expect(await titles(admin, `user_id=${admin.userId}`)).toEqual(['Mijn dag', 'Mijn week', 'Ooit'])
  expect(await titles(admin, 'user_id=null')).toEqual(['Van niemand'])
  expect(await titles(admin, 'start_date=null')).toEqual(['Ooit'])
  expect(await titles(admin, 'color=%231a7f4b')).toEqual(['Mijn dag'])
  expect(await titles(admin, 'start_date_from=2026-12-01&start_date_to=2026-12-02')).toEqual([
    'Mijn dag',
    'Van niemand',
  ])
})

test('to-dos of nobody in particular are among those of everybody who works with them (R-ROLE-008)', async () => {
  const company = await server.company()
  const employee = await company.user({ role: 200 })
  const { admin } = company
  const due_date = '2026-12-01T09:00:00Z'
  const action = async (description: string, user_id: number) =>
    (await admin.post('/api/action', { description, due_date, user_id })).body.id
  const [everybody, theirs, mine] = [
    await action('Voor iedereen', 0),
    await action('Voor hen', employee.userId),
    await action('Voor mij', admin.userId),
  ]
  const found = (await employee.get(`/api/action?status=open&assignee_id=${employee.userId},null&sort=id`)).body
  expect(found.map(({ id }: { id: number }) => id)).toEqual([everybody, theirs])
  expect(found).not.toContainEqual(expect.objectContaining({ id: mine }))
})
