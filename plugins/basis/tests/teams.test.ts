import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const DAY = '2026-12-01'
const at = (time: string): string => `${DAY}T${time}:00.000+00:00`

interface Planned {
  id: number
  version: number
}
interface Event {
  title: string
  team_id: number | null
  attendees: number[]
}

const taskFor = async (by: TestClient, more: object = {}) =>
  (await by.post('/api/task', { title: 'Montage', user_id: null, ...more })).body
const plan = (by: TestClient, work: Planned, more: object, kind = 'task') =>
  by.post(`/api/planning/${kind}/${work.id}`, {
    start_date: at('08:00'),
    end_date: at('12:00'),
    version: work.version,
    ...more,
  })
const eventsOf = async (by: TestClient, user_id = 'me'): Promise<Event[]> =>
  (await by.get(`/api/calendar/events?from=${DAY}T00:00:00Z&to=${DAY}T23:00:00Z&user_id=${user_id}`)).body
const waitingOf = async (by: TestClient): Promise<string[]> =>
  (await by.get('/api/planning/waiting')).body.rows.map(({ title }: { title: string }) => title)

/** A company with a team of two, and somebody who is in none. */
async function crew() {
  const company = await server.company()
  const [ruben, yara, lotte] = [await company.user(), await company.user(), await company.user()]
  const { body: team } = await company.admin.post('/api/team', {
    name: 'Ploeg Noord',
    color: 'green',
    members: [ruben.userId, yara.userId],
  })
  return { company, admin: company.admin, ruben, yara, lotte, team }
}

test('what is planned for a team is in the day of each member and of nobody else, and waits no more; planning it back does the reverse', async () => {
  const { admin, ruben, yara, lotte, team } = await crew()
  const task = await taskFor(admin, { user_id: lotte.userId })
  const planned = await plan(admin, task, { team_id: team.id })
  expect(planned).toMatchObject({
    status: 200,
    body: { found: [], was: { start_date: null, user_id: lotte.userId, team_id: null } },
  })
  expect((await admin.get(`/api/task/${task.id}`)).body).toMatchObject({ user_id: null, team_name: 'Ploeg Noord' })
  for (const member of [ruben, yara])
    expect(await eventsOf(member)).toMatchObject([
      { title: 'Montage', team_id: team.id, attendees: [ruben.userId, yara.userId] },
    ])
  expect(await eventsOf(lotte)).toEqual([])
  expect(await waitingOf(admin)).toEqual([])
  expect((await ruben.get('/api/user/getdashboardtasks?filter=planned')).body).toHaveLength(1)
  expect((await lotte.get('/api/user/getdashboardtasks?filter=planned')).body).toEqual([])

  const back = await plan(admin, { ...task, version: planned.body.version }, planned.body.was)
  expect(back.body.was).toMatchObject({ user_id: null, team_id: team.id })
  expect((await admin.get(`/api/task/${task.id}`)).body).toMatchObject({
    user_id: lotte.userId,
    team_id: null,
    start_date: null,
  })
})

test('each member who is busy or absent is told by name when work is planned for their team', async () => {
  const { admin, ruben, yara, team } = await crew()
  const item = (more: object) =>
    admin.post('/api/agendaitem', { start_date: at('09:00'), end_date: at('11:00'), ...more })
  await item({ title: 'Lekkage', user_id: ruben.userId })
  await item({ title: 'Verlof', user_id: yara.userId, absent: true })
  const { found } = (await plan(admin, await taskFor(admin), { team_id: team.id })).body
  const nameOf = async (id: number) => (await admin.get(`/api/user/${id}`)).body.fullname
  expect(found.map((one: { title: string; taken: string[] }) => [one.title, one.taken]).toSorted()).toEqual([
    ['Lekkage', [await nameOf(ruben.userId)]],
    ['Verlof', [await nameOf(yara.userId)]],
  ])
  // Two teams that share somebody are in each other's way.
  const other = await admin.post('/api/team', { name: 'Ploeg Zuid', members: [ruben.userId] })
  const second = await plan(admin, await taskFor(admin, { title: 'Dakwerk' }), { team_id: other.body.id })
  expect(second.body.found.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Lekkage', 'Montage'])
})

test('a survey is planned for a team as a task is, and an appointment is not', async () => {
  const { admin, ruben, team } = await crew()
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
  const intake = (await admin.post('/api/intake', { flow_id: flow.id })).body
  expect((await plan(admin, intake, { team_id: team.id }, 'intake')).status).toBe(200)
  expect(await eventsOf(ruben)).toMatchObject([{ kind: 'intake', team_id: team.id }])
  expect((await admin.get(`/api/intake/${intake.id}`)).body).toMatchObject({ user_id: null, team_id: team.id })
  const item = (await admin.post('/api/agendaitem', { title: 'Overleg', start_date: at('09:00') })).body
  const refused = await plan(admin, item, { team_id: team.id }, 'agendaitem')
  expect(refused.body.errors).toEqual({
    team_id: ['Dit kan alleen voor een collega worden ingepland: kies een persoon.'],
  })
  const made = await admin.post('/api/intake', { flow_id: flow.id, team_id: team.id })
  expect(made.body).toMatchObject({ user_id: null, team_id: team.id })
})

test('work is for one colleague or for one team: who gives it to either takes it from the other', async () => {
  const { admin, ruben, team } = await crew()
  const task = await taskFor(admin, { team_id: team.id })
  const both = await admin.post('/api/task', { title: 'Beide', user_id: ruben.userId, team_id: team.id })
  expect(both.body.errors).toEqual({ team_id: ['Kies een collega of een ploeg, niet allebei.'] })
  const given = await admin.patch(`/api/task/${task.id}`, { user_id: ruben.userId })
  expect(given.body).toMatchObject({ user_id: ruben.userId, team_id: null })
  expect((await admin.patch(`/api/task/${task.id}`, { team_id: team.id })).body).toMatchObject({
    user_id: null,
    team_id: team.id,
  })
})

test('a team that is renamed keeps its work, one in the trash gives it back to be planned, and has it again when it comes back', async () => {
  const { admin, ruben, team } = await crew()
  const task = await taskFor(admin)
  await plan(admin, task, { team_id: team.id })
  await admin.patch(`/api/team/${team.id}`, { name: 'Ploeg Oost' })
  expect(await eventsOf(ruben)).toHaveLength(1)
  const twice = await admin.post('/api/team', { name: ' Ploeg Oost ' })
  expect(twice.body.errors).toEqual({ name: ['Er is al een ploeg met deze naam.'] })

  expect((await admin.delete(`/api/team/${team.id}`)).status).toBe(204)
  expect(await eventsOf(ruben)).toEqual([])
  expect(await waitingOf(admin)).toEqual(['Montage'])
  const { version } = (await admin.get(`/api/task/${task.id}`)).body
  expect((await plan(admin, { id: task.id, version }, { team_id: team.id })).status).toBe(422)
  await admin.post(`/api/team/${team.id}/restore`)
  expect(await eventsOf(ruben)).toHaveLength(1)
  expect(await waitingOf(admin)).toEqual([])

  await admin.delete(`/api/team/${team.id}`)
  expect((await admin.post(`/api/team/${team.id}/forceDelete`)).status).toBe(204)
  expect((await admin.get(`/api/task/${task.id}`)).body).toMatchObject({ user_id: null, team_id: null })
  expect(await waitingOf(admin)).toEqual(['Montage'])
})

test('who leaves the company leaves its teams, whose work stays with the others, and the team can be changed still', async () => {
  const { admin, ruben, yara, lotte, team } = await crew()
  await plan(admin, await taskFor(admin), { team_id: team.id })
  await admin.delete(`/api/user/${yara.userId}`)
  expect((await admin.get(`/api/team/${team.id}`)).body.members).toEqual([ruben.userId])
  expect(await eventsOf(ruben)).toMatchObject([{ attendees: [ruben.userId] }])
  const members = [ruben.userId, lotte.userId]
  expect((await admin.patch(`/api/team/${team.id}`, { members })).body.members).toEqual(members)
  expect(await eventsOf(lotte)).toHaveLength(1)
  expect((await admin.patch(`/api/team/${team.id}`, { members: [yara.userId] })).status).toBe(422)
  await admin.patch(`/api/team/${team.id}`, { members: [lotte.userId] })
  expect(await eventsOf(ruben)).toEqual([])
})

test('below manager nobody keeps teams or plans for one, and another company reaches none', async () => {
  const { admin, ruben, team } = await crew()
  const { admin: stranger } = await server.company()
  const task = await taskFor(admin)
  expect((await ruben.get('/api/team')).body).toMatchObject([{ name: 'Ploeg Noord' }])
  expect((await ruben.post('/api/team', { name: 'Eigen' })).status).toBe(403)
  expect((await ruben.patch(`/api/team/${team.id}`, { members: [] })).status).toBe(403)
  expect((await plan(ruben, task, { team_id: team.id })).body.errors).toEqual({
    team_id: ['Alleen een manager plant voor een collega.'],
  })
  const planned = await plan(admin, task, { team_id: team.id })
  const moved = await plan(ruben, { ...task, version: planned.body.version }, { start_date: at('09:00') })
  expect(moved.status).toBe(422)
  const foreign = await taskFor(stranger)
  expect((await plan(stranger, foreign, { team_id: team.id })).status).toBe(422)
  expect((await stranger.patch(`/api/task/${foreign.id}`, { team_id: team.id })).status).toBe(422)
  expect((await stranger.get(`/api/team/${team.id}`)).status).toBe(404)
})

test('of sixteen who plan the same hour of one team each but one hears of the others', async () => {
  const { admin, team } = await crew()
  const works = await Promise.all(Array.from({ length: 16 }, () => taskFor(admin)))
  const answers = await Promise.all(works.map(work => plan(admin, work, { team_id: team.id })))
  expect(answers.map(({ body }) => body.found.length).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, before) => before),
  )
})

test('of sixteen teams that get one name at once one has it, and the others are told that it is taken', async () => {
  const { admin } = await server.company()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.post('/api/team', { name: 'Ploeg Noord', color: 'green', members: [] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 15 }, () => 422)])
  expect((await admin.get('/api/team')).body).toHaveLength(1)
})

test('who is put in teams in the moment in which they leave the company is in none of them', async () => {
  const { company, admin } = await crew()
  const leaving = await Promise.all(Array.from({ length: 8 }, () => company.user()))
  for (const [round, { userId }] of leaving.entries()) {
    const late = <T>(work: () => Promise<T>) => Bun.sleep(Math.random() * 8).then(work)
    const names = Array.from({ length: 14 }, (_, n) => `Ploeg ${round}.${n}`)
    const [gone, ...answers] = await Promise.all([
      late(() => admin.delete(`/api/user/${userId}`)),
      ...names.map(name => late(() => admin.post('/api/team', { name, members: [userId] }))),
    ])
    expect(gone.status).toBe(204)
    expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([])
    const teams = (await admin.get('/api/team')).body as { name: string; members: number[] }[]
    expect(teams.filter(({ members }) => members.includes(userId)).map(({ name }) => name)).toEqual([])
  }
})
