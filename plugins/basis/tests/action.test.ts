import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/action', { description: 'Bel terug', due_date: '2026-12-01T09:00:00.000Z', ...more })).body
const flowOf = async (admin: TestClient, more: object = {}): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body.id

test('a to-do is normal, late after 48 hours and of whoever made it, unless told (R-ACT-006)', async () => {
  const { admin } = await server.company()
  const made = await make(admin)
  expect(made).toMatchObject({
    status: 'open',
    priority: 'normal',
    overdue_date: '2026-12-03T09:00:00.000+00:00',
    user_id: admin.userId,
    assignee_id: admin.userId,
  })
  expect((await admin.post('/api/action', { description: ' ', due_date: '2026-12-01T09:00:00Z' })).status).toBe(422)
  const early = { due_date: '2026-12-01T09:00:00Z', overdue_date: '2026-11-30T09:00:00Z', description: 'x' }
  expect((await admin.post('/api/action', early)).body.errors).toHaveProperty('overdue_date')
})

test('when a to-do is due later it is late as much later, also when it was given its own (R-ACT-005, R-ACT-007)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin, { overdue_date: '2026-12-01T12:00:00.000+00:00' })
  const moved = await admin.patch(`/api/action/${id}`, { due_date: '2026-12-05T09:00:00.000Z' })
  expect(moved.body).toMatchObject({ overdue_date: '2026-12-05T12:00:00.000+00:00' })
})

test('done has a moment, and not done has none; of sixteen who tick it off at once one does (R-ACT-001, R-ACT-002)', async () => {
  const { admin } = await server.company()
  const { id } = await make(admin)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.patch(`/api/action/${id}`, { status: 'afgerond' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const log = (await admin.get(`/api/action/${id}/log`)).body
  expect(JSON.stringify(log).match(/"finish"/g)?.length).toBe(1)
  const done = (await admin.get(`/api/action/${id}`)).body
  expect(done.completion_date).toBeTruthy()
  expect((await admin.patch(`/api/action/${id}`, { status: 'open' })).body).toMatchObject({
    status: 'open',
    completion_date: null,
  })
  expect((await admin.patch(`/api/action/${id}`, { status: 'kwijt' })).status).toBe(422)
})

const DUE = '2026-12-01T09:00:00Z'

test('a to-do stands with something that is there, or with nothing', async () => {
  const { admin } = await server.company()
  for (const actionable_type of ['flow', 'relation', 'quotation']) {
    const to = { actionable_type, actionable_id: 9_999_999 }
    const { status, body } = await admin.post('/api/action', { description: 'Bel', due_date: DUE, ...to })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['actionable_id']])
  }
  expect(await make(admin, {})).toMatchObject({ flow_id: null, actionable_id: null })
})

test('a to-do that names only the kind of what it stands with, or lets go of it, stands with no dossier', async () => {
  const { admin } = await server.company()
  for (const actionable_type of ['flow', 'quotation'])
    expect(await make(admin, { actionable_type })).toMatchObject({
      actionable_type,
      actionable_id: null,
      flow_id: null,
    })
  const actionable_id = await flowOf(admin)
  const { id, flow_id } = await make(admin, { actionable_type: 'flow', actionable_id })
  expect(flow_id).toBe(actionable_id)
  const freed = await admin.patch(`/api/action/${id}`, { actionable_id: null })
  expect([freed.status, freed.body.flow_id, freed.body.subject]).toEqual([200, null, null])
})

test('a to-do is for a colleague, for everybody or for the handler of its dossier, whoever that is by then (R-ACT-008, R-ACT-009)', async () => {
  const company = await server.company()
  const { admin } = company
  const [one, two] = [await company.user(), await company.user()]
  const flow = await flowOf(admin, { user_id: one.userId })
  expect(await make(admin, { user_id: 0 })).toMatchObject({ assignee_id: null, user_fullname: null })
  expect(
    (await admin.post('/api/action', { description: 'x', due_date: '2026-12-01T09:00:00Z', user_id: 77 })).status,
  ).toBe(422)
  const unlinked = { description: 'x', due_date: '2026-12-01T09:00:00Z', user_id: 9_999_999 }
  expect((await admin.post('/api/action', unlinked)).body.message).toContain('dossier')
  const made = await make(admin, { user_id: 9_999_999, actionable_type: 'flow', actionable_id: flow })
  expect(made).toMatchObject({ user_id: 9_999_999, assignee_id: one.userId, flow_id: flow, subject: 'Ada Post' })
  await admin.patch(`/api/flow/${flow}`, { user_id: two.userId })
  expect((await admin.get(`/api/action/${made.id}`)).body.assignee_id).toBe(two.userId)
})

test('an open to-do is late once both of its moments have passed (R-ACT-003)', async () => {
  const { admin } = await server.company()
  const past = { due_date: '2026-01-01T09:00:00Z' }
  expect(await make(admin, past)).toMatchObject({ overdue: true })
  expect(await make(admin, { ...past, overdue_date: '2099-01-01T09:00:00Z' })).toMatchObject({ overdue: false })
  const { id } = await make(admin, past)
  expect((await admin.patch(`/api/action/${id}`, { status: 'afgerond' })).body.overdue).toBe(false)
})
