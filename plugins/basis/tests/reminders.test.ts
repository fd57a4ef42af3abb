import { expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestClient, testServer } from '@core/testing/server'
import { remind } from '../jobs/remind'

const server = await testServer()

const ahead = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + minutes * 60_000).toISOString()

const heard = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/notification')).body.map(({ title }: { title: string }) => title)

/** The job as a worker does it, once its moment has come. */
const doRemind = (companyId: number, kind: 'task' | 'action', id: number, at: string) =>
  workFor(server.app.platform, { companyId }, context => remind.run({ kind, id, at }, context))

test('a task reminds who does it and who comes along, once, whoever else runs the job at the same time', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const [doer, along, other] = [await company.user(), await company.user(), await company.user()]
  const at = ahead(60)
  const task = await company.admin.post('/api/task', {
    title: 'Montage',
    user_id: doer.userId,
    attendees: [along.userId],
    start_date: ahead(120),
    remind_at: at,
  })
  expect(Date.parse(task.body.remind_at)).toBe(Date.parse(at))
  await Promise.all(Array.from({ length: 16 }, () => doRemind(company.id, 'task', task.body.id, at)))
  const reminded = async (who: TestClient) => (await heard(who)).filter(title => title.startsWith('Herinnering'))
  expect([await reminded(doer), await reminded(along), await reminded(other)]).toEqual([
    ['Herinnering: Montage'],
    ['Herinnering: Montage'],
    [],
  ])
})

test('a reminder comes by itself at its moment, and by mail as well to who asked for that', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const { admin } = company
  const at = ahead(60)
  const action = await admin.post('/api/action', {
    description: 'Bel Ada',
    due_date: at,
    remind_at: at,
    remind_mail: true,
  })
  await server.settled()
  expect(await heard(admin)).toEqual([])
  const planned = await server.owner.query(
    `update outbox set run_at = now() where company_id = $1 and name = 'basis.remind' returning id`,
    [company.id],
  )
  expect(planned.rowCount).toBe(1)
  server.app.platform.outboxWritten()
  await server.settled()
  expect(await heard(admin)).toEqual(['Herinnering: Bel Ada'])
  expect(action.status).toBe(201)
})

test('a reminder moves along with its day, and the moment that it left reminds nobody', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const { admin } = company
  const [first, later] = [ahead(60), ahead(60 + 1440)]
  const task = await admin.post('/api/task', {
    title: 'Bezoek',
    user_id: admin.userId,
    start_date: ahead(120),
    remind_at: first,
  })
  const moved = await admin.patch(`/api/task/${task.body.id}`, { start_date: ahead(120 + 1440) })
  expect(Date.parse(moved.body.remind_at)).toBe(Date.parse(later))
  await doRemind(company.id, 'task', task.body.id, first)
  expect(await heard(admin)).toEqual([])
  await doRemind(company.id, 'task', task.body.id, later)
  expect(await heard(admin)).toEqual(['Herinnering: Bezoek'])
})

test('what is done, a template and a moment that has passed do not remind', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const { admin } = company
  const at = ahead(60)
  const task = await admin.post('/api/task', { title: 'Klaar', user_id: admin.userId, remind_at: at })
  await admin.patch(`/api/task/${task.body.id}`, { status: 'afgerond' })
  await doRemind(company.id, 'task', task.body.id, at)
  expect(await heard(admin)).toEqual([])
  const action = await admin.post('/api/action', {
    description: 'Nabellen',
    assignee_id: admin.userId,
    due_date: at,
    remind_at: at,
  })
  await admin.patch(`/api/action/${action.body.id}`, { status: 'afgerond' })
  await doRemind(company.id, 'action', action.body.id, at)
  expect(await heard(admin)).toEqual([])
  const refused = await admin.post('/api/action', { description: 'Te laat', due_date: at, remind_at: ahead(-5) })
  expect([refused.status, refused.body.errors]).toEqual([422, { remind_at: ['Dit moment is al voorbij.'] }])
  expect((await admin.post('/api/task', { title: 'Sjabloon', is_template: true, remind_at: at })).status).toBe(422)
})

test('a to-do for everybody reminds everybody', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const colleague = await company.user()
  const at = ahead(60)
  const action = await company.admin.post('/api/action', {
    description: 'Opruimen',
    user_id: 0,
    due_date: at,
    remind_at: at,
  })
  await doRemind(company.id, 'action', action.body.id, at)
  expect([await heard(company.admin), await heard(colleague)]).toEqual([
    ['Herinnering: Opruimen'],
    ['Herinnering: Opruimen'],
  ])
})

test('a mail about a task begins with its day, time and who comes, and only of its own dossier (C-0504)', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const { admin } = company
  const flow = await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })
  const other = await admin.post('/api/flow', { relation: { fullname: 'Bo Berg' } })
  const task = await admin.post('/api/task', {
    title: 'Montage warmtepomp',
    flow_id: flow.body.id,
    user_id: admin.userId,
    start_date: '2027-01-11T08:30:00Z',
  })
  const start = await admin.get(`/api/flow/${flow.body.id}/getForSendingEmail?sendable_task_id=${task.body.id}`)
  expect(start.body.subject).toBe('Montage warmtepomp')
  expect(start.body.message).toContain('maandag 11 januari 2027 om 09:30 uur')
  for (const [id, task_id] of [
    [other.body.id, task.body.id],
    [flow.body.id, 987654],
  ])
    expect((await admin.get(`/api/flow/${id}/getForSendingEmail?sendable_task_id=${task_id}`)).status).toBe(422)
  expect((await admin.get(`/api/flow/${flow.body.id}/getForSendingEmail`)).body.subject).toBe('')
})
