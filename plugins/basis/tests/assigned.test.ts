import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const heardBy = async (client: TestClient): Promise<string[]> => {
  await server.settled()
  return (await client.get('/api/notification?sort=id')).body.map(({ title }: { title: string }) => title)
}
const DAY = '2027-03-01'

test('who is given a task hears of it, planned on the board too, and nobody hears of their own (G-NOTIF)', async () => {
  const { admin, user } = await server.company()
  const [ruben, lotte] = [await user(), await user()]
  const task = (await admin.post('/api/task', { title: 'Dak meten', user_id: ruben.userId })).body
  expect(await heardBy(ruben)).toEqual(['Nieuwe taak voor jou: Dak meten'])
  await admin.patch(`/api/task/${task.id}`, { title: 'Dak opmeten' })
  await ruben.post('/api/task', { title: 'Bus tanken', user_id: ruben.userId })
  await admin.post('/api/task', { title: 'Sjabloon', is_template: true, user_id: ruben.userId })
  expect(await heardBy(ruben)).toHaveLength(1)
  const { version } = (await admin.get(`/api/task/${task.id}`)).body
  const times = { start_date: `${DAY}T08:00:00Z`, end_date: `${DAY}T10:00:00Z` }
  expect((await admin.post(`/api/planning/task/${task.id}`, { ...times, user_id: lotte.userId, version })).status).toBe(
    200,
  )
  expect(await heardBy(lotte)).toEqual(['Nieuwe taak voor jou: Dak opmeten'])
  expect([await heardBy(ruben), await heardBy(admin)]).toEqual([['Nieuwe taak voor jou: Dak meten'], []])
})

test('each member of a team hears of what the team is given', async () => {
  const { admin, user } = await server.company()
  const [ruben, lotte, other] = [await user(), await user(), await user()]
  const team = { name: 'Ploeg', color: 'green', members: [ruben.userId, lotte.userId, admin.userId] }
  const team_id = (await admin.post('/api/team', team)).body.id
  await admin.post('/api/task', { title: 'Panelen leggen', team_id })
  for (const member of [ruben, lotte]) expect(await heardBy(member)).toEqual(['Nieuwe taak voor jou: Panelen leggen'])
  for (const one of [other, admin]) expect(await heardBy(one)).toEqual([])
})

test('who is given a to-do hears of it, as handler of its dossier too; one for everybody is told to nobody (G-NOTIF)', async () => {
  const { admin, user } = await server.company()
  const [ruben, lotte] = [await user(), await user()]
  const relation = { fullname: 'Ada Post' }
  const flow = (await admin.post('/api/flow', { relation, user_id: lotte.userId })).body.id
  const todo = { due_date: `${DAY}T16:00:00Z` }
  const made = await admin.post('/api/action', { ...todo, description: 'Bel Ada', user_id: ruben.userId })
  await admin.post('/api/action', {
    ...{ ...todo, description: 'Stuur legplan', user_id: 9_999_999 },
    ...{ actionable_type: 'flow', actionable_id: flow },
  })
  await admin.post('/api/action', { ...todo, description: 'Ruim op', user_id: 0 })
  expect([await heardBy(ruben), await heardBy(lotte), await heardBy(admin)]).toEqual([
    ['Nieuwe to-do voor jou: Bel Ada'],
    ['Nieuwe to-do voor jou: Stuur legplan'],
    [],
  ])
  await admin.patch(`/api/action/${made.body.id}`, { user_id: lotte.userId })
  expect((await heardBy(lotte)).at(-1)).toBe('Nieuwe to-do voor jou: Bel Ada')
})
