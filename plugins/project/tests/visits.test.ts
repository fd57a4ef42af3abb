import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { EIGHT, project, read, startsOf, template, visitsOf } from './projects-of'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const plan = (admin: TestClient, id: number, start_date: string | null) =>
  admin.patch(`/api/project/${id}`, { start_date })

/** The visits say when a project is: its own columns never say anything else. */
async function expectKept(admin: TestClient, id: number): Promise<void> {
  const { start_date, end_date } = await read(admin, id)
  const own = (await visitsOf(admin, id)).filter(visit => visit.start_date)
  const [first = null] = own.map(visit => visit.start_date).toSorted()
  const last =
    own
      .map(visit => visit.end_date)
      .toSorted()
      .at(-1) ?? null
  expect({ start_date, end_date }).toEqual({ start_date: first, end_date: last })
}

test('a project that is planned plans the visits of its template on their working days (G-TPL)', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1, 4, null]) })
  expect(await startsOf(admin, id)).toEqual([null, null, null, null])
  expect((await plan(admin, id, EIGHT)).body).toMatchObject({ status: 'planned' })
  expect(await startsOf(admin, id)).toEqual(['2026-12-01T07:00', '2026-12-02T07:00', '2026-12-07T07:00', null])
  await expectKept(admin, id)
})

test('a project that moves takes its open visits along: working days and times on the clock stay, over the change of the hour too', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  await plan(admin, id, EIGHT)
  const [, second] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${second?.id}`, { start_date: '2026-12-02T12:30:00Z' })
  await plan(admin, id, '2027-03-26T07:00:00Z')
  expect(await startsOf(admin, id)).toEqual(['2027-03-26T07:00', '2027-03-29T11:30'])
  await plan(admin, id, null)
  expect([await startsOf(admin, id), (await read(admin, id)).status]).toEqual([[null, null], 'new'])
  await plan(admin, id, EIGHT)
  expect(await startsOf(admin, id)).toEqual(['2026-12-01T07:00', '2026-12-02T12:30'])
  await expectKept(admin, id)
})

test('one without visits gets one, as long as it was drawn and for who does the project', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { title: 'Laadpaal', user_id: admin.userId })
  await admin.patch(`/api/project/${id}`, { start_date: EIGHT, end_date: '2026-12-01T10:00:00Z' })
  expect(await visitsOf(admin, id)).toMatchObject([
    { title: 'Laadpaal', user_id: admin.userId, duration: 180, type: 'project' },
  ])
})

test('the first visit that is planned plans its project, and the last one that leaves the planning takes it out', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  const [first, second] = await visitsOf(admin, id)
  const set = (visit: { id: number } | undefined, start_date: string | null) =>
    admin.patch(`/api/task/${visit?.id}`, { start_date })
  await set(second, '2026-12-02T07:00:00Z')
  expect((await read(admin, id)).status).toBe('planned')
  await set(first, EIGHT)
  await expectKept(admin, id)
  expect((await admin.delete(`/api/task/${first?.id}`)).body.message).toContain('Haal het eerst uit de planning')
  await set(first, null)
  await set(second, null)
  expect(await read(admin, id)).toMatchObject({ status: 'new', start_date: null, end_date: null })
  expect((await admin.delete(`/api/task/${first?.id}`)).status).toBe(204)
  await expectKept(admin, id)
})

test('of sixteen visits that are planned at once each is counted in the period of the project', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, {
    projecttemplate_id: await template(
      admin,
      Array.from({ length: 16 }, () => 0),
    ),
  })
  const own = await visitsOf(admin, id)
  await Promise.all(
    own.map((visit, at) =>
      admin.patch(`/api/task/${visit.id}`, { start_date: `2026-12-${String(10 + at).padStart(2, '0')}T08:00:00Z` }),
    ),
  )
  await expectKept(admin, id)
  expect((await read(admin, id)).start_date).toStartWith('2026-12-10')
})

test('what was done stays when the project moves, is called off or planned anew', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  await plan(admin, id, EIGHT)
  const [first] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${first?.id}`, { status: 'afgerond' })
  await plan(admin, id, '2026-12-08T07:00:00Z')
  expect(await startsOf(admin, id)).toEqual(['2026-12-01T07:00', '2026-12-08T07:00'])
  await expectKept(admin, id)
  expect((await admin.delete(`/api/task/${first?.id}`)).body.message).toContain('gedaan')
  await plan(admin, id, null)
  expect(await startsOf(admin, id)).toEqual(['2026-12-01T07:00', null])
  await expectKept(admin, id)
})

test('a project that is called off leaves the planning, and has its visits back when it is put back (R-PROJ-003)', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  await plan(admin, id, EIGHT)
  expect((await admin.delete(`/api/project/${id}`)).status).toBe(409)
  await admin.patch(`/api/project/${id}`, { status: 'cancelled' })
  expect(await visitsOf(admin, id)).toMatchObject([
    { start_date: null, status: 'onhold' },
    { start_date: null, status: 'onhold' },
  ])
  expect((await admin.get('/api/planning/waiting')).body.rows).toEqual([])
  await admin.patch(`/api/project/${id}`, { status: 'planned', update_reason: 'rollbackstatus' })
  expect(await visitsOf(admin, id)).toMatchObject([{ status: 'open' }, { status: 'open' }])
  expect(await startsOf(admin, id)).toEqual(['2026-12-01T07:00', '2026-12-02T07:00'])
  await expectKept(admin, id)
})

test('a project waits on the planning board, is planned there as a whole and planned back', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  const waiting = async () =>
    (await admin.get('/api/planning/waiting')).body.rows.filter((row: { kind: string }) => row.kind === 'project')
  expect(await waiting()).toMatchObject([{ id, about: 'project', minutes: 240 }])
  const body = { start_date: EIGHT, user_id: admin.userId, version: (await waiting())[0].version }
  const planned = await admin.post(`/api/planning/project/${id}`, body)
  expect([planned.status, await waiting()]).toEqual([200, []])
  expect(await visitsOf(admin, id)).toMatchObject([{ user_id: admin.userId }, { user_id: admin.userId }])
  const events = (await admin.get('/api/calendar/events?from=2026-12-01T00:00:00Z&to=2026-12-04T00:00:00Z')).body
  expect(events.map(({ kind, about }: { kind: string; about: string }) => `${kind} ${about}`)).toEqual([
    'task project',
    'task project',
  ])
  await admin.post(`/api/planning/project/${id}`, { ...planned.body.was, version: planned.body.version })
  expect(await waiting()).toHaveLength(1)
})

test('who does a project from now on has the visits of the one before, and not those of others', async () => {
  const { admin } = await server.company()
  const colleague = (await admin.post('/api/user', { name: 'Bo', surname: 'Buur', email: 'bo@ploeg.example' })).body.id
  const third = (await admin.post('/api/user', { name: 'Cas', surname: 'Buur', email: 'cas@ploeg.example' })).body.id
  const { id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]), user_id: colleague })
  const [first] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${first?.id}`, { user_id: third })
  await admin.patch(`/api/project/${id}`, { user_id: admin.userId })
  expect((await visitsOf(admin, id)).map(({ user_id }) => user_id)).toEqual([third, admin.userId])
  const team = (await admin.post('/api/team', { name: 'Dakploeg', color: 'green', members: [third] })).body.id
  await admin.patch(`/api/project/${id}`, { team_id: team })
  expect(await visitsOf(admin, id)).toMatchObject([{ user_id: third }, { user_id: null, team_id: team }])
})

test('a template keeps forms, files and the place of each visit in the work (G-TPL)', async () => {
  const { admin } = await server.company()
  const handover = (await admin.post('/api/vertical', { description: 'Oplevering', type: 'project' })).body.id
  const { id, flow_data_id } = await project(admin, { projecttemplate_id: await template(admin, [0, 1]) })
  await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: handover })
  await plan(admin, id, EIGHT)
  const [, second] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${second?.id}`, { start_date: '2026-12-04T12:00:00Z', followers: [admin.userId] })
  const body = new FormData()
  body.append('file', new File(['legplan'], 'legplan.txt', { type: 'text/plain' }))
  body.append('attachedfileable_type', 'project')
  body.append('attachedfileable_id', String(id))
  expect((await admin.post('/api/attachedfile', body)).status).toBe(201)
  const saved = await admin.post(`/api/project/${id}/saveastemplate`, { title: 'Plat dak' })
  expect([saved.status, saved.body]).toMatchObject([201, { title: 'Plat dak', is_template: true, forms: 1 }])

  const made = await project(admin, { projecttemplate_id: saved.body.id, start_date: '2026-12-08T07:00:00Z' })
  expect(await startsOf(admin, made.id)).toEqual(['2026-12-08T07:00', '2026-12-11T12:00'])
  expect(await visitsOf(admin, made.id)).toMatchObject([{}, { followers: [admin.userId] }])
  const files = await admin.get(`/api/attachedfile?attachedfileable_type=project&attachedfileable_id=${made.id}`)
  expect(files.body).toMatchObject([{ filename: 'legplan.txt' }])
  expect(await read(admin, made.id)).toMatchObject({ forms: 1, status: 'planned' })
  expect((await admin.get('/api/project/indexTemplates')).body).toHaveLength(2)
  const reset = await admin.post(`/api/project/${id}/resettotemplate`, { projecttemplate_id: saved.body.id })
  expect([reset.status, reset.body.projecttemplate_id]).toEqual([200, saved.body.id])
  expect((await admin.patch(`/api/project/${saved.body.id}`, { status: 'planned' })).body.message).toContain('sjabloon')
  expect((await admin.patch(`/api/project/${saved.body.id}`, { start_date: EIGHT })).status).toBe(409)
})

test('a visit stays with its project', async () => {
  const { admin } = await server.company()
  const one = await project(admin, { start_date: EIGHT })
  const other = await project(admin)
  const [visit] = await visitsOf(admin, one.id)
  const moved = await admin.patch(`/api/task/${visit?.id}`, { project_id: other.id })
  expect(moved.body.errors).toHaveProperty('project_id')
})
