import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const DAY = '2026-12-01'
const at = (time: string, day = DAY): string => `${day}T${time}:00.000+00:00`

interface Times {
  start_date?: string | null
  end_date?: string | null
  user_id?: number | null
}

const plan = (by: TestClient, work: { id: number; version: number }, times: Times, kind = 'task') =>
  by.post(`/api/planning/${kind}/${work.id}`, {
    start_date: at('08:00'),
    end_date: at('10:00'),
    version: work.version,
    ...times,
  })
const taskFor = async (by: TestClient, more: object = {}) =>
  (await by.post('/api/task', { title: 'Montage', ...more })).body

test('what waits are tasks and to-dos without a time, and tasks and appointments that are nobody’s', async () => {
  const company = await server.company()
  const { admin } = company
  const relation = await admin.post('/api/relation', {
    name: 'Ada',
    address: 'Kerkweg',
    number: '3',
    city: 'Dalfsen',
  })
  const flow = await admin.post('/api/flow', { relation_id: relation.body.id })
  await taskFor(admin, { title: 'Zonder tijd', duration: 240, amountofpeople: 2, flow_id: flow.body.id })
  await taskFor(admin, { title: 'Van niemand', start_date: at('09:00', '2098-01-05'), user_id: null })
  await taskFor(admin, { title: 'Ingepland', start_date: at('09:00'), user_id: company.admin.userId })
  await admin.post('/api/task', { title: 'Sjabloon', is_template: true })
  await admin.post('/api/action', { description: 'Bellen', due_date: at('17:00') })
  await admin.post('/api/action', { description: 'Meten', due_date: at('17:00'), start_date: at('09:00') })
  await admin.post('/api/agendaitem', { title: 'Opname', start_date: at('09:00', '2098-01-06'), user_id: null })
  const { body } = await admin.get('/api/planning/waiting')
  expect(body.more).toBe(false)
  expect(body.rows.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Bellen',
    'Opname',
    'Van niemand',
    'Zonder tijd',
  ])
  expect(body.rows.find(({ title }: { title: string }) => title === 'Zonder tijd')).toMatchObject({
    kind: 'task',
    minutes: 240,
    people: 2,
    place: 'Kerkweg 3, Dalfsen',
    start: null,
  })
})

test('work stands at the place of its dossier, in the agenda too, unless it has an address or coordinates of its own', async () => {
  const { admin } = await server.company()
  const home = { address: 'Kerkweg', number: '3', city: 'Dalfsen', lat: 52.51, lng: 6.25 }
  const relation = await admin.post('/api/relation', { name: 'Ada', ...home })
  const flow_id = (await admin.post('/api/flow', { relation_id: relation.body.id })).body.id as number
  const own = [
    [{}, { place: 'Kerkweg 3, Dalfsen', lat: 52.51, lng: 6.25 }],
    [{ address: 'Loods' }, { place: 'Loods', lat: null, lng: null }],
    [
      { lat: 52.1, lng: 5.9 },
      { place: null, lat: 52.1, lng: 5.9 },
    ],
  ] as const
  const times = { start_date: at('08:00'), end_date: at('10:00') }
  for (const [place] of own) {
    await taskFor(admin, { ...place, flow_id })
    await taskFor(admin, { ...place, flow_id, ...times, user_id: admin.userId })
  }
  const { rows } = (await admin.get('/api/planning/waiting')).body
  const events = (await admin.get(`/api/calendar/events?from=${DAY}T00:00:00Z&to=${DAY}T23:00:00Z`)).body
  for (const shown of [rows, events])
    expect(shown.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)).toMatchObject(
      own.map(([, place]) => place),
    )
})

test('work is planned for somebody, stands in the agenda, and goes back as it was', async () => {
  const company = await server.company()
  const { admin } = company
  const action = (await admin.post('/api/action', { description: 'Meten', due_date: at('17:00'), user_id: 0 })).body
  const planned = await plan(admin, action, { user_id: admin.userId }, 'action')
  expect(planned.body).toMatchObject({ found: [], was: { start_date: null, end_date: null, user_id: 0 } })
  const range = `from=${DAY}T00:00:00Z&to=${DAY}T23:00:00Z`
  expect((await admin.get(`/api/calendar/events?${range}`)).body).toMatchObject([
    {
      kind: 'action',
      title: 'Meten',
      user_id: admin.userId,
      start: '2026-12-01T08:00:00+00:00',
      version: planned.body.version,
    },
  ])
  const back = await plan(admin, { ...action, version: planned.body.version }, planned.body.was, 'action')
  expect(back.status).toBe(200)
  expect((await admin.get(`/api/action/${action.id}`)).body).toMatchObject({ start_date: null, user_id: 0 })
  expect((await admin.get('/api/planning/waiting')).body.rows).toMatchObject([{ title: 'Meten' }])
})

test('who plans hears what is in the way: other work, of those who come along too, and absence', async () => {
  const company = await server.company()
  const { admin } = company
  const [ruben, yara] = [await company.user(), await company.user()]
  const item = (more: object) =>
    admin.post('/api/agendaitem', { start_date: at('09:00'), end_date: at('11:00'), ...more })
  await item({ title: 'Lekkage', user_id: ruben.userId })
  await item({ title: 'Verlof', user_id: yara.userId, absent: true })
  await item({ title: 'Overleg', user_id: yara.userId, attendees: [ruben.userId], start_date: at('09:30') })
  const done = await taskFor(admin, { start_date: at('09:00'), user_id: ruben.userId })
  await admin.patch(`/api/task/${done.id}`, { status: 'afgerond' })
  const task = await taskFor(admin)
  const first = await plan(admin, task, { user_id: ruben.userId })
  expect(first.status).toBe(200)
  expect(first.body.found.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Lekkage', 'Overleg'])
  expect(first.body.found[0].user_fullname).toBeString()
  const second = await plan(admin, { ...task, version: first.body.version }, { user_id: yara.userId })
  expect(second.body.found).toMatchObject([{ title: 'Verlof', absent: true }, { title: 'Overleg' }])
  const third = await plan(
    admin,
    { ...task, version: second.body.version },
    { start_date: at('11:00'), end_date: at('12:00'), user_id: ruben.userId },
  )
  expect(third.body.found).toEqual([])
})

test('an older version is not planned: the answer has what is there now', async () => {
  const { admin } = await server.company()
  const task = await taskFor(admin)
  await plan(admin, task, { user_id: admin.userId })
  const late = await plan(admin, task, { start_date: at('13:00'), end_date: at('15:00'), user_id: admin.userId })
  expect(late).toMatchObject({ status: 412, body: { current: { start_date: at('08:00') } } })
})

test('of sixteen who plan the same hour of one colleague each but one hears of the others', async () => {
  const { admin } = await server.company()
  const works = await Promise.all(Array.from({ length: 16 }, () => taskFor(admin, { user_id: null })))
  const answers = await Promise.all(works.map(work => plan(admin, work, { user_id: admin.userId })))
  expect(answers.map(({ body }) => body.found.length).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, before) => before),
  )
})

test('work that only gets another start lasts as it did: a task its minutes, a course of several days its times', async () => {
  const { admin } = await server.company()
  const task = await taskFor(admin, { start_date: '2027-03-26T08:00:00Z', end_date: '2027-03-27T16:00:00Z' })
  const course = { title: 'Cursus', start_date: '2027-03-26T08:00:00Z', end_date: '2027-03-27T16:00:00Z' }
  const item = (await admin.post('/api/agendaitem', course)).body
  const ended = async (kind: string, { id, version }: { id: number; version: number }) => {
    await admin.post(`/api/planning/${kind}/${id}`, { start_date: '2027-03-27T08:00:00Z', version })
    return new Date((await admin.get(`/api/${kind}/${id}`)).body.end_date).toISOString()
  }
  expect(await ended('task', task)).toBe('2027-03-28T16:00:00.000Z')
  expect(await ended('agendaitem', item)).toBe('2027-03-28T15:00:00.000Z')
})

test('of sixteen who move one task one does, and the others lose nothing', async () => {
  const { admin } = await server.company()
  const task = await taskFor(admin)
  const hours = Array.from({ length: 16 }, (_, hour) => at(`${String(hour).padStart(2, '0')}:00`))
  const answers = await Promise.all(
    hours.map(start_date => plan(admin, task, { start_date, end_date: null, user_id: admin.userId })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(15)
})

test('below manager one plans oneself and what is nobody’s, and never for a colleague (R-AGND-005)', async () => {
  const company = await server.company()
  const member = await company.user({ role: 100 })
  const task = await taskFor(company.admin)
  const refused = await plan(member, task, { user_id: company.admin.userId })
  expect(refused).toMatchObject({ status: 422, body: { message: expect.any(String) } })
  expect(refused.body.errors).toMatchObject({ user_id: ['Alleen een manager plant voor een collega.'] })
  const mine = await plan(member, task, { user_id: member.userId })
  expect(mine.status).toBe(200)
  const theirs = await taskFor(company.admin, { user_id: company.admin.userId, start_date: at('09:00') })
  expect((await plan(member, theirs, { user_id: member.userId })).status).toBe(422)
})

test('nothing is planned for a colleague who left', async () => {
  const company = await server.company()
  const gone = await company.user()
  const task = await taskFor(company.admin)
  expect((await company.admin.delete(`/api/user/${gone.userId}`)).status).toBe(204)
  const refused = await plan(company.admin, task, { user_id: gone.userId })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['user_id']])
})

test('what is no work, nobody or no time is refused', async () => {
  const { admin } = await server.company()
  const task = await taskFor(admin)
  expect((await plan(admin, task, {}, 'quotation')).status).toBe(404)
  expect((await plan(admin, { id: 999_999, version: 1 }, {})).status).toBe(404)
  expect((await plan(admin, task, { user_id: 999_999 })).status).toBe(422)
  expect((await plan(admin, task, { end_date: at('07:00') })).status).toBe(422)
  const item = await admin.post('/api/agendaitem', { title: 'Overleg', start_date: at('09:00') })
  expect((await plan(admin, item.body, { start_date: null, end_date: null }, 'agendaitem')).status).toBe(422)
})

test('the board takes few statements, whatever stands on it', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })
  const colleague = await company.user()
  for (const hour of ['08', '09', '10', '11'])
    await taskFor(admin, { start_date: at(`${hour}:00`), user_id: colleague.userId, flow_id: flow.body.id })
  await taskFor(admin, { user_id: null, flow_id: flow.body.id })
  server.statements()
  await admin.get(`/api/calendar/events?from=${DAY}T00:00:00Z&to=${DAY}T23:00:00Z`)
  expect(server.statements().length).toBeLessThanOrEqual(budget(9))
  await admin.get('/api/planning/waiting')
  expect(server.statements().length).toBeLessThanOrEqual(budget(11))
})

test('what a colleague who left had planned waits for somebody, and still says whose it was', async () => {
  const company = await server.company()
  const { admin } = company
  const left = await company.user({ name: 'Bram' })
  const user_id = left.userId
  const at = { start_date: '2027-01-04T09:00:00Z', end_date: '2027-01-04T11:00:00Z' }
  await admin.post('/api/task', { title: 'Montage', user_id, ...at })
  await admin.post('/api/agendaitem', { title: 'Bezoek', user_id, ...at })
  const waiting = async () => (await admin.get('/api/planning/waiting')).body.rows
  expect(await waiting()).toEqual([])
  expect((await admin.delete(`/api/user/${user_id}`)).status).toBe(204)
  expect(await waiting()).toMatchObject([
    { title: 'Bezoek', user_fullname: 'Bram' },
    { title: 'Montage', user_fullname: 'Bram', start: '2027-01-04T09:00:00+00:00' },
  ])
  const [, task] = await waiting()
  await admin.patch(`/api/task/${task.id}`, { user_id: admin.userId })
  expect(await waiting()).toMatchObject([{ title: 'Bezoek' }])
})
