import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  // The daily jobs of all companies that other tests made would come first.
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/task', { title: 'Opname', ...more })).body
const flowOf = async (admin: TestClient): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id

test('a task takes an hour without seconds, keeps its length when it moves, and does not end before it starts (R-TASK-007, R-TASK-008, R-TASK-009)', async () => {
  const { admin } = await server.company()
  const made = await make(admin, { start_date: '2026-12-01T09:00:31.500Z' })
  expect(made).toMatchObject({
    start_date: '2026-12-01T09:00:00.000+00:00',
    end_date: '2026-12-01T10:00:00.000+00:00',
    duration: 60,
  })
  const longer = await admin.patch(`/api/task/${made.id}`, { end_date: '2026-12-01T12:30:00.000+00:00' })
  expect(longer.body.duration).toBe(210)
  const moved = await admin.patch(`/api/task/${made.id}`, { start_date: '2026-12-02T08:00:00.000+00:00' })
  expect(moved.body).toMatchObject({ end_date: '2026-12-02T11:30:00.000+00:00', duration: 210 })
  expect((await admin.patch(`/api/task/${made.id}`, { end_date: '2026-12-01T08:00:00Z' })).status).toBe(422)
  expect((await admin.patch(`/api/task/${made.id}`, { start_date: null })).body).toMatchObject({ end_date: null })
  expect(await make(admin, { start_date: '2026-12-01T09:00:00Z', duration: 90 })).toMatchObject({
    end_date: '2026-12-01T10:30:00.000+00:00',
  })
})

test('a task takes as long as it says once it gets a start, and another length gives it another end (R-TASK-008)', async () => {
  const { admin } = await server.company()
  const made = await make(admin, { duration: 90 })
  const path = `/api/task/${made.id}`
  const set = async (body: object) => (await admin.patch(path, body)).body
  expect(await set({ start_date: '2027-03-28T00:00:00Z' })).toMatchObject({
    end_date: '2027-03-28T01:30:00.000+00:00',
    duration: 90,
  })
  expect(await set({ duration: 45 })).toMatchObject({ end_date: '2027-03-28T00:45:00.000+00:00', duration: 45 })
  const whole = await set({ start_date: null })
  expect(whole).toMatchObject({ end_date: null, duration: 45 })
  expect(await set({ duration: 120 })).toMatchObject({ start_date: null, end_date: null, duration: 120 })
  expect(await set({ start_date: '2027-03-29T08:00:00Z', duration: 30 })).toMatchObject({
    end_date: '2027-03-29T08:30:00.000+00:00',
  })
  // Clients send records back whole.
  const { title, start_date, end_date } = (await admin.get(path)).body
  expect(await set({ title, start_date, end_date, duration: 75 })).toMatchObject({
    end_date: '2027-03-29T09:15:00.000+00:00',
    duration: 75,
  })
  expect(await set({ duration: 10, end_date: '2027-03-29T10:00:00Z' })).toMatchObject({ duration: 120 })
  const copy = await admin.post(`${path}/duplicate`, {})
  expect(copy.body).toMatchObject({ end_date: '2027-03-29T10:00:00.000+00:00', duration: 120 })
})

test('a reminder of the day before stays at its time when what it reminds of moves over the change of the clock', async () => {
  const { admin } = await server.company()
  const made = await make(admin, { start_date: '2027-03-26T08:00:00Z', remind_at: '2027-03-24T08:00:00Z' })
  const moved = await admin.patch(`/api/task/${made.id}`, { start_date: '2027-03-29T07:00:00Z' })
  expect(moved.body.remind_at).toBe('2027-03-27T08:00:00.000+00:00')
})

test('a task is upcoming, unplanned, unfinished or completed (R-TASK-001, R-TASK-002, R-TASK-003)', async () => {
  const { admin } = await server.company()
  expect(await make(admin)).toMatchObject({ classification: 'unplanned' })
  expect(await make(admin, { start_date: '2099-01-01T09:00:00Z' })).toMatchObject({ classification: 'upcoming' })
  const late = await make(admin, { start_date: '2026-01-01T09:00:00Z' })
  expect(late.classification).toBe('unfinished')
  expect((await admin.patch(`/api/task/${late.id}`, { status: 'afgerond' })).body.classification).toBe('completed')
})

test('tasks are filtered by whether they are planned and by how far their dossier is (R-TASK-006)', async () => {
  const { admin } = await server.company()
  const flow = await flowOf(admin)
  await make(admin, { title: 'Ingepland', start_date: '2027-01-04T09:00:00Z', flow_id: flow })
  await make(admin, { title: 'Ongepland', flow_id: await flowOf(admin) })
  await make(admin, { title: 'Zonder dossier' })
  await admin.patch(`/api/flow/${flow}`, { status: 'intake' })
  const { flow_phase_id } = (await admin.get(`/api/flow/${flow}`)).body
  const titles = async (query: string) => {
    const { status, body } = await admin.get(`/api/task?${query}`)
    return status === 200 ? body.map(({ title }: { title: string }) => title).toSorted() : status
  }
  expect(await titles('planning=planned')).toEqual(['Ingepland'])
  expect(await titles('planning=unplanned')).toEqual(['Ongepland', 'Zonder dossier'])
  expect(await titles('planning=unplanned&start_date_from=2027-01-01')).toEqual([])
  expect(await titles('planning=all')).toHaveLength(3)
  expect(await titles(`flow_phase_id=${flow_phase_id}`)).toEqual(['Ingepland'])
  expect(await titles('flow_status=new')).toEqual(['Ongepland'])
  expect(await titles(`flow_status=new,intake&flow_id=${flow}`)).toEqual(['Ingepland'])
  for (const wrong of ['planning=ooit', 'flow_phase_id=x', 'flow_status=weg']) expect(await titles(wrong)).toBe(422)
  const file = await admin.raw('GET', '/api/task/export?planning=planned&format=csv')
  expect(await file.text()).not.toContain('Ongepland')
  const { admin: stranger } = await server.company()
  expect((await stranger.get(`/api/task?flow_phase_id=${flow_phase_id}`)).body).toEqual([])
})

test('what is put off waits until its day and comes back by itself', async () => {
  const company = await server.company()
  const { admin } = company
  const [soon, later] = [await make(admin), await make(admin)]
  const hold = (id: number, show_from: string) => admin.patch(`/api/task/${id}`, { status: 'onhold', show_from })
  expect((await hold(soon.id, '2026-01-01T00:00:00Z')).body).toMatchObject({
    status: 'onhold',
    classification: 'unfinished',
  })
  await hold(later.id, '2099-01-01T00:00:00Z')
  await server.dailyJobs(company, new Date('2026-12-24T06:00:00Z'))
  expect((await admin.get(`/api/task/${soon.id}`)).body).toMatchObject({ status: 'open', show_from: null })
  expect((await admin.get(`/api/task/${later.id}`)).body.status).toBe('onhold')
})

test('a task of a template has what it says, and what follows is made once it is done, once (R-TASK-014, R-TASK-015)', async () => {
  const { admin } = await server.company()
  const flow = await flowOf(admin)
  const next = await make(admin, { title: 'Nabellen', is_template: true, type: 'aftercare' })
  const template = await make(admin, {
    title: 'Plaatsen',
    is_template: true,
    duration: 240,
    following_tasks: [next.id],
  })
  expect((await admin.get('/api/task')).body).toEqual([])
  expect((await admin.get('/api/company/gettasktemplates')).body).toHaveLength(2)
  expect((await admin.patch(`/api/task/${template.id}`, { following_tasks: [template.id] })).status).toBe(422)
  expect((await admin.patch(`/api/task/${template.id}`, { status: 'afgerond' })).status).toBe(409)
  const made = await admin.post('/api/task/storeFromTemplate', { tasktemplate_id: template.id, flow_id: flow })
  expect(made.body).toMatchObject({
    title: 'Plaatsen',
    duration: 240,
    is_template: false,
    relation_fullname: 'Ada Post',
  })
  await Promise.all(Array.from({ length: 16 }, () => admin.patch(`/api/task/${made.body.id}`, { status: 'afgerond' })))
  const { tasks } = (await admin.get(`/api/flow/${flow}/getWithRelatedTasks`)).body
  expect(tasks.map(({ title, status }: { title: string; status: string }) => [title, status]).sort()).toEqual([
    ['Nabellen', 'open'],
    ['Plaatsen', 'afgerond'],
  ])
  for (const status of ['open', 'afgerond', 'open', 'afgerond'])
    expect((await admin.patch(`/api/task/${made.body.id}`, { status })).status).toBe(200)
  expect((await admin.get(`/api/flow/${flow}/getWithRelatedTasks`)).body.tasks).toHaveLength(2)
  expect((await admin.post('/api/task/storeFromTemplate', { tasktemplate_id: made.body.id })).status).toBe(422)
})

test('a template outlives what it refers to: its colleague who left, and a template that followed', async () => {
  const company = await server.company()
  const { admin } = company
  const [gone, other] = [await company.user(), await company.user()]
  const next = await make(admin, { title: 'Nabellen', is_template: true })
  const template = await make(admin, {
    ...{ title: 'Plaatsen', is_template: true, user_id: gone.userId },
    ...{ following_tasks: [next.id], followers: [gone.userId] },
  })
  await admin.delete(`/api/user/${gone.userId}`)
  await admin.delete(`/api/task/${next.id}`)
  const change = { followers: [gone.userId, other.userId], following_tasks: [next.id] }
  expect((await admin.patch(`/api/task/${template.id}`, { title: 'Plaatsen dak', ...change })).status).toBe(200)
  const made = await admin.post('/api/task/storeFromTemplate', { tasktemplate_id: template.id })
  expect([made.status, made.body.user_id]).toEqual([201, null])
  // Who follows it and is there hears that it is done; nobody hears it in the place of who left.
  await admin.patch(`/api/task/${made.body.id}`, { status: 'afgerond' })
  await server.settled()
  expect((await other.get('/api/notification')).body).toHaveLength(1)
  expect((await admin.get('/api/notification')).body).toEqual([])
})

test('a colleague who left is chosen for nothing new, and what they are part of is changed and copied as before', async () => {
  const company = await server.company()
  const { admin } = company
  const [gone, other] = [await company.user(), await company.user()]
  const both = [gone.userId, other.userId]
  const start_date = '2027-03-01T09:00:00.000Z'
  const task = await make(admin, { attendees: both, followers: both })
  const { body: item } = await admin.post('/api/agendaitem', { title: 'Overleg', start_date, attendees: both })
  const { body: action } = await admin.post('/api/action', {
    ...{ description: 'Bellen', due_date: start_date, user_id: gone.userId },
  })
  const bystander = await make(admin, { attendees: [other.userId] })
  await admin.delete(`/api/user/${gone.userId}`)

  for (const [path, body] of [
    ['task', { title: 'Meten', attendees: both }],
    ['task', { title: 'Meten', followers: both }],
    ['agendaitem', { title: 'Meten', start_date, attendees: both }],
    ['action', { description: 'Meten', due_date: start_date, user_id: gone.userId }],
  ] as const)
    expect([path, (await admin.post(`/api/${path}`, body)).status]).toEqual([path, 422])
  const refused = await admin.patch(`/api/task/${bystander.id}`, { attendees: both })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['attendees']])
  expect((await admin.post(`/api/task/${task.id}/addFollowingUser`, { user_id: admin.userId })).status).toBe(200)

  const again = { attendees: both.toReversed(), title: 'Opnieuw' }
  expect((await admin.patch(`/api/task/${task.id}`, again)).status).toBe(200)
  expect((await admin.patch(`/api/agendaitem/${item.id}`, again)).status).toBe(200)
  for (const change of [{ user_id: gone.userId, description: 'Terugbellen' }, { description: 'Weer' }])
    expect((await admin.patch(`/api/action/${action.id}`, change)).status).toBe(200)
  const copy = await admin.post(`/api/task/${task.id}/duplicate`)
  expect([copy.status, copy.body.attendees]).toEqual([201, [other.userId]])
})

test('who follows a task hears that it is done (R-TASK-014)', async () => {
  const company = await server.company()
  const { admin } = company
  const colleague = await company.user()
  const { id } = await make(admin)
  expect((await admin.post(`/api/task/${id}/addFollowingUser`, { user_id: colleague.userId })).body.followers).toEqual([
    colleague.userId,
  ])
  expect((await admin.post(`/api/task/${id}/addFollowingUser`, { user_id: 999_999 })).status).toBe(422)
  await admin.patch(`/api/task/${id}`, { status: 'afgerond' })
  await server.settled()
  const news = (await colleague.get('/api/notification')).body
  expect(JSON.stringify(news)).toContain('Taak afgerond: Opname')
})

test('tasks and appointments stand in one agenda, of oneself below manager (R-AGND-003 to R-AGND-005)', async () => {
  const company = await server.company()
  const { admin } = company
  const fitter = await company.user({ role: 100 })
  await make(admin, { title: 'Dak', start_date: '2026-12-01T09:00:00Z', user_id: fitter.userId, type: 'project' })
  const own = await fitter.post('/api/agendaitem', {
    title: 'Tandarts',
    start_date: '2026-12-01T07:00:10Z',
    fullname: 'Bo van der Berg',
  })
  expect(own.body).toMatchObject({ end_date: '2026-12-01T08:00:00.000+00:00', agendaitemable_type: 'relation' })
  await admin.post('/api/agendaitem', { title: 'Overleg', start_date: '2026-12-01T13:00:00Z' })
  const ask = '/api/calendar/events?from=2026-12-01T00:00:00Z&to=2026-12-02T00:00:00Z'
  const titles = async (client: TestClient, more = '') =>
    ((await client.get(`${ask}${more}`)).body as { title: string }[]).map(({ title }) => title)
  expect(await titles(admin)).toEqual(['Tandarts', 'Dak', 'Overleg'])
  expect(await titles(fitter)).toEqual(['Tandarts', 'Dak'])
  expect(await titles(admin, '&user_id=me')).toEqual(['Overleg'])
  expect(
    (await fitter.post('/api/agendaitem', { title: 'x', start_date: '2026-12-01T07:00:00Z', user_id: admin.userId }))
      .status,
  ).toBe(422)
  expect((await admin.get('/api/calendar/events?from=2026-12-02T00:00:00Z&to=2026-12-01T00:00:00Z')).status).toBe(422)
})

test('work of several days is late once its end lies behind, in lists and in figures alike (R-TASK-001)', async () => {
  const { admin } = await server.company()
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const running = await make(admin, { title: 'Loopt', start_date: at(-3), end_date: at(2) })
  const late = await make(admin, { title: 'Te laat', start_date: at(-3), end_date: at(-2) })
  const classOf = async (id: number) => (await admin.get(`/api/task/${id}`)).body.classification
  expect([await classOf(running.id), await classOf(late.id)]).toEqual(['upcoming', 'unfinished'])
  expect((await admin.get('/api/company/getrealtimestatistics')).body.overdue_tasks).toBe(1)
})
