import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { EIGHT, project, visitsOf } from './projects-of'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A moment some minutes ago, on a whole minute. */
const ago = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString()
const hoursOf = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/workhour?project_id=${id}&sort=start_date`)).body as {
    id: number
    minutes: number
    end_date: string | null
    reason: string | null
  }[]
const typed = (client: TestClient, project_id: number, from: number, until: number, more: object = {}) =>
  client.post('/api/workhour', { project_id, start_date: ago(from), end_date: ago(until), ...more })
const running = async (client: TestClient) => (await client.get('/api/workhour/running')).body.running

test('a clock begins and ends with one call each, and the one that runs ends where another begins', async () => {
  const { admin } = await server.company()
  const [one, two] = [await project(admin), await project(admin)]
  expect(await running(admin)).toBeNull()
  await admin.post(`/api/project/${one.id}/clockin`, { at: ago(90) })
  expect(await running(admin)).toMatchObject({ project_id: one.id, user_id: admin.userId, end_date: null })
  await admin.post(`/api/project/${two.id}/clockin`, { at: ago(60), kind: 'travel' })
  expect(await hoursOf(admin, one.id)).toMatchObject([{ minutes: 30 }])
  const ended = await admin.post('/api/workhour/clockout', { at: ago(15) })
  expect(ended.body).toMatchObject({ project_id: two.id, minutes: 45, kind: 'travel' })
  expect((await admin.post('/api/workhour/clockout', { at: ago(5) })).status).toBe(409)
  expect((await admin.post(`/api/project/${two.id}/clockin`, { at: ago(30) })).status).toBe(422)
})

test('what a phone sends again after it lost its connection is written down once', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const begin = { at: ago(60) }
  const end = { at: ago(10) }
  const first = await admin.post(`/api/project/${id}/clockin`, begin)
  expect((await admin.post(`/api/project/${id}/clockin`, begin)).body.id).toBe(first.body.id)
  expect((await admin.post('/api/workhour/clockout', end)).body.id).toBe(first.body.id)
  expect((await admin.post('/api/workhour/clockout', end)).body.id).toBe(first.body.id)
  expect((await admin.post(`/api/project/${id}/clockin`, begin)).body.id).toBe(first.body.id)
  expect(await hoursOf(admin, id)).toMatchObject([{ minutes: 50 }])
})

test('a clock that is ended in the second in which it began lasts that second, also when that is sent again', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const press = { at: ago(20) }
  const begun = await admin.post(`/api/project/${id}/clockin`, press)
  for (const _ of [1, 2]) {
    const { status, body } = await admin.post('/api/workhour/clockout', press)
    expect([status, body.id, body.minutes]).toEqual([200, begun.body.id, 0])
  }
  expect(await running(admin)).toBeNull()
})

test('of sixteen who begin a clock at once one clock runs', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => admin.post(`/api/project/${id}/clockin`, { at: ago(100 - at) })),
  )
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
  const own = await hoursOf(admin, id)
  expect(own.filter(({ end_date }) => end_date === null)).toHaveLength(1)
})

test('hours are typed afterwards, neither ahead nor twice at the same time', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  expect((await typed(admin, id, 120, 60)).body).toMatchObject({ minutes: 60, user_id: admin.userId })
  expect((await typed(admin, id, 90, 30)).body.errors).toHaveProperty('start_date')
  expect((await typed(admin, id, 60, 30)).status).toBe(201)
  expect((await typed(admin, id, 20, -60)).body.errors).toHaveProperty('end_date')
  expect((await typed(admin, id, 10, 20)).body.errors).toHaveProperty('end_date')
  expect((await typed(admin, id, 5000, 3000)).body.errors).toHaveProperty('end_date')
  const answers = await Promise.all(Array.from({ length: 16 }, () => typed(admin, id, 300, 240)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('hours are corrected with a reason, which the log keeps with what they said before', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const hour = (await typed(admin, id, 120, 60)).body
  const correct = (more: object) => admin.patch(`/api/workhour/${hour.id}`, { end_date: ago(90), ...more })
  expect((await correct({})).body.errors).toHaveProperty('reason')
  expect((await correct({ reason: ' ' })).body.errors).toHaveProperty('reason')
  expect((await correct({ reason: 'Klok vergeten' })).body).toMatchObject({ minutes: 30, reason: 'Klok vergeten' })
  expect((await admin.patch(`/api/workhour/${hour.id}`, { description: 'Dak voor' })).status).toBe(200)
  const log = (await admin.get(`/api/workhour/${hour.id}/log`)).body
  const items: { old_value: { end_date?: string } | null; new_value: { reason?: string } }[] = log
  const corrections = items.filter(({ old_value }) => old_value?.end_date)
  expect(corrections.map(({ new_value }) => new_value.reason)).toEqual(['Klok vergeten'])
})

test('one writes down the own hours; from manager on those of others', async () => {
  const company = await server.company()
  const fitter = await company.user({ role: 100 })
  const other = await company.user({ role: 100 })
  const { id } = await project(company.admin)
  expect((await typed(fitter, id, 120, 60, { user_id: other.userId })).body.errors).toHaveProperty('user_id')
  const own = (await typed(fitter, id, 120, 60)).body
  expect((await other.patch(`/api/workhour/${own.id}`, { end_date: ago(90), reason: 'Te lang' })).status).toBe(422)
  expect((await other.delete(`/api/workhour/${own.id}`)).status).toBe(422)
  const manager = await company.user({ role: 1000 })
  expect((await manager.patch(`/api/workhour/${own.id}`, { end_date: ago(90), reason: 'Te lang' })).status).toBe(200)
  expect((await typed(manager, id, 300, 240, { user_id: other.userId })).status).toBe(201)
})

test('planned stands against spent, for each visit and everybody who comes along', async () => {
  const company = await server.company()
  const { admin } = company
  const mate = await company.user({ role: 100 })
  const { id } = await project(admin, { start_date: EIGHT, end_date: '2026-12-01T11:00:00Z', user_id: admin.userId })
  const [visit] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${visit?.id}`, { attendees: [mate.userId] })
  await typed(admin, id, 120, 60, { task_id: visit?.id })
  await typed(mate, id, 120, 90, { task_id: visit?.id })
  await typed(mate, id, 90, 80, { kind: 'travel' })
  expect((await admin.get(`/api/project/${id}/hours`)).body).toMatchObject({
    ...{ planned_minutes: 480, spent_minutes: 90, travel_minutes: 10 },
    visits: [{ task_id: visit?.id, planned_minutes: 480, spent_minutes: 90 }],
  })
  const elsewhere = await project(admin)
  expect((await typed(admin, elsewhere.id, 30, 20, { task_id: visit?.id })).body.errors).toHaveProperty('task_id')
})

test('what a project earned is for managers, and nowhere in what a lower role gets', async () => {
  const company = await server.company()
  const manager = await company.user({ role: 1000 })
  const fitter = await company.user({ role: 300 })
  const { id, flow_id } = await project(company.admin)
  await server.owner.query(`update flow set order_value = 1000 where id = ${flow_id}`)
  await typed(fitter, id, 120, 30)
  expect((await manager.get(`/api/project/${id}/earnings`)).body).toEqual({
    agreed: 1000,
    hours_cost: 0,
    materials_cost: 0,
    margin: 1000,
    without_rate: [fitter.userId],
    without_cost: 0,
  })
  expect((await manager.post('/api/hourrate', { user_id: fitter.userId, rate: 48.5 })).status).toBe(201)
  expect((await manager.post('/api/hourrate', { user_id: fitter.userId, rate: 50 })).status).toBe(422)
  expect((await manager.get(`/api/project/${id}/earnings`)).body).toMatchObject({ hours_cost: 72.75, margin: 927.25 })
  const product = await company.admin.post('/api/product', { item_name: 'Omvormer', cost_price: 200 })
  const needed = { project_id: id, product_id: product.body.id, item_name: 'Omvormer', amount: 2 }
  expect((await company.admin.post('/api/projectmaterial', needed)).status).toBe(201)
  expect((await manager.get(`/api/project/${id}/earnings`)).body).toMatchObject({ materials_cost: 400, margin: 527.25 })
  for (const path of [`project/${id}/earnings`, 'hourrate', 'hourrate/1'])
    expect([path, (await fitter.get(`/api/${path}`)).status]).toEqual([path, 403])
  const seen = ['project', `project/${id}`, `project/${id}/hours`, 'workhour', 'projectmaterial', 'user'].map(path =>
    fitter.get(`/api/${path}`),
  )
  for (const { body } of await Promise.all(seen)) expect(JSON.stringify(body)).not.toMatch(/48\.5|72\.75|927\.25|400/)
  const log = await fitter.get('/api/logitem?loggable_type=hourrate')
  expect(JSON.stringify(log.body)).not.toContain('48.5')
})

test('hours go with their project: none on one that was called off or is a template, and none without the module', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  await admin.patch(`/api/project/${id}`, { status: 'cancelled' })
  expect((await typed(admin, id, 60, 30)).body.errors).toHaveProperty('project_id')
  const made = (await admin.post('/api/project/storeTemplate', { title: 'Dak' })).body.id
  expect((await typed(admin, made, 60, 30)).body.errors).toHaveProperty('project_id')
  const other = await server.company({ modules: ['CRM', 'BASIS'] })
  expect((await other.admin.get('/api/workhour')).status).toBe(403)
})
