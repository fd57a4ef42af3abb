import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const NINE = '2026-12-01T08:00:00.000+00:00'
const TEN = '2026-12-01T09:00:00.000+00:00'

async function dossier(admin: TestClient, name = 'Ada', surname = 'Post') {
  return (await admin.post('/api/flow', { relation: { name, surname } })).body as { id: number; relation_id: number }
}
async function surveyed(admin: TestClient, more: object = {}) {
  const flow = await dossier(admin)
  const { body } = await admin.post('/api/intake', { flow_id: flow.id, ...more })
  return body as { id: number; flow_id: number; flow_data_id: number; status: string; version: number }
}
async function form(admin: TestClient, description: string, fields: readonly object[] = []) {
  const made = (await admin.post('/api/vertical', { description })).body as { id: number }
  for (const field of fields) await admin.post('/api/verticaldatafield', { vertical_id: made.id, ...field })
  return made.id
}
const flowNow = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body
const formsOf = async (admin: TestClient, flow_data_id: number) =>
  (await admin.get(`/api/flowdataitem?flow_data_id=${flow_data_id}&sort=order`)).body
const deedsOf = async (admin: TestClient, id: number) => {
  const log = (await admin.get(`/api/intake/${id}/log`)).body
  return (Array.isArray(log) ? log : log.data).map((item: { description: string }) => item.description) as string[]
}

test('a survey stands with a dossier, has a number of its year and is the one of its dossier (G-NUM)', async () => {
  const { admin } = await server.company()
  const first = await surveyed(admin)
  const { status, body } = await admin.get(`/api/intake/${first.id}`)
  expect([status, body.number]).toEqual([200, expect.stringMatching(/^I\d{4}-0001$/)])
  expect(body).toMatchObject({ status: 'draft', relation_fullname: 'Ada Post', user_id: admin.userId, forms: 0 })
  expect((await admin.post('/api/intake', { flow_id: first.flow_id })).body.number).toEndWith('-0002')
  expect((await flowNow(admin, first.flow_id)).intake_id).toBeGreaterThan(first.id)
  expect((await admin.post('/api/intake', {})).body.errors).toHaveProperty('flow_id')
  expect((await admin.post('/api/intake', { flow_id: 999_999 })).status).toBe(422)
})

test('the four statuses are set as they are named, from where they can be reached (R-INTK-001)', async () => {
  const { admin } = await server.company()
  const { id } = await surveyed(admin)
  const set = (body: object) => admin.patch(`/api/intake/${id}`, body)
  expect((await set({ status: 'planned' })).body.errors).toHaveProperty('intake_date')
  expect((await set({ status: 'planned', intake_date: NINE })).body).toMatchObject({ status: 'planned', end_date: TEN })
  expect((await set({ status: 'completed' })).body).toMatchObject({ status: 'completed', intake_date: NINE })
  expect((await set({ status: 'cancelled' })).status).toBe(409)
  expect((await set({ status: 'sent' })).status).toBe(422)
  const other = await surveyed(admin)
  expect((await admin.patch(`/api/intake/${other.id}`, { status: 'cancelled' })).body.date_cancelled).toBeTruthy()
})

test('an earlier status comes back with the moment that belonged to it (R-INTK-002)', async () => {
  const { admin } = await server.company()
  const { id } = await surveyed(admin, { intake_date: NINE, end_date: TEN })
  const set = (body: object) => admin.patch(`/api/intake/${id}`, body)
  await set({ status: 'completed' })
  expect((await set({ status: 'planned', update_reason: 'rollbackstatus' })).body).toMatchObject({
    status: 'planned',
    intake_date: NINE,
    end_date: TEN,
    date_completed: null,
  })
  expect((await set({ status: 'draft', update_reason: 'rollbackstatus' })).body).toMatchObject({
    status: 'draft',
    intake_date: null,
    end_date: null,
  })
  expect((await set({ status: 'completed', update_reason: 'rollbackstatus' })).status).toBe(409)
})

test('a moment plans a survey, another one moves it with its length, and without one it waits again', async () => {
  const { admin } = await server.company()
  const { id } = await surveyed(admin)
  const set = (body: object) => admin.patch(`/api/intake/${id}`, body)
  const later = '2026-12-01T10:00:00.000+00:00'
  expect((await set({ intake_date: NINE, end_date: later })).body.status).toBe('planned')
  expect((await set({ intake_date: later })).body).toMatchObject({
    status: 'planned',
    end_date: '2026-12-01T12:00:00.000+00:00',
  })
  expect((await set({ end_date: NINE })).status).toBe(422)
  expect((await set({ intake_date: null })).body).toMatchObject({ status: 'draft', end_date: null })
  expect(await deedsOf(admin, id)).toEqual(expect.arrayContaining(['planned', 'replanned', 'unplanned']))
})

test('the dossier goes along with its newest survey, and asks for one when none is left (R-FLOW-007)', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await surveyed(admin)
  const at = async () => {
    const { status, phase } = await flowNow(admin, flow_id)
    return `${status}: ${phase}`
  }
  expect(await at()).toBe('intake: Inplannen')
  await admin.patch(`/api/intake/${id}`, { intake_date: NINE })
  expect(await at()).toBe('intake: Opname ingepland')
  await admin.patch(`/api/intake/${id}`, { status: 'completed' })
  expect(await at()).toBe('intake: Opname afgerond')
  await admin.delete(`/api/intake/${id}`)
  expect(await at()).toBe('intake: Inplannen')
  expect((await flowNow(admin, flow_id)).intake_id).toBeNull()
  await admin.post(`/api/intake/${id}/restore`, {})
  expect(await at()).toBe('intake: Opname afgerond')
  await admin.patch(`/api/flow/${flow_id}`, { status: 'quotation' })
  await admin.patch(`/api/intake/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  expect(await at()).toStartWith('quotation')
})

test('the dossier says what comes next: plan it, do it, work it out', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const next = async () => (await admin.get(`/api/flow/${flow.id}/getsteps`)).body[0]
  await admin.patch(`/api/flow/${flow.id}`, { status: 'intake' })
  expect(await next()).toMatchObject({
    title: 'Plan de opname bij Ada Post',
    url: `/flow_detail/${flow.id}?newintake=1`,
  })
  const { id } = (await admin.post('/api/intake', { flow_id: flow.id })).body
  expect(await next()).toMatchObject({ url: `/intake_detail/${id}?edit=1`, by_phone: true })
  await admin.patch(`/api/intake/${id}`, { intake_date: '2090-12-01T08:00:00Z' })
  expect(await next()).toMatchObject({ title: 'Doe de opname bij Ada Post', late: false })
  await admin.patch(`/api/intake/${id}`, { intake_date: '2026-01-05T08:00:00Z' })
  expect(await next()).toMatchObject({ title: 'Werk de opname bij Ada Post uit', late: true })
  await admin.patch(`/api/intake/${id}`, { status: 'completed' })
  expect(await next()).toBeUndefined()
})

test('a survey stands in the agenda in yellow, waits on the planning board and is planned there (G-CALCOL)', async () => {
  const { admin } = await server.company()
  const { id } = await surveyed(admin)
  const waiting = async () =>
    (await admin.get('/api/planning/waiting')).body.rows.filter((row: { kind: string }) => row.kind === 'intake')
  expect(await waiting()).toMatchObject([{ id, about: 'intake' }])
  const plan = { start_date: NINE, end_date: TEN, user_id: admin.userId, version: (await waiting())[0].version }
  const planned = await admin.post(`/api/planning/intake/${id}`, plan)
  expect(planned.body.was).toMatchObject({ start_date: null })
  expect(await waiting()).toEqual([])
  const events = (await admin.get('/api/calendar/events?from=2026-12-01T00:00:00Z&to=2026-12-02T00:00:00Z')).body
  expect(events).toMatchObject([{ kind: 'intake', id, about: 'intake', begins: 'intake_date' }])
  await admin.post(`/api/planning/intake/${id}`, { ...planned.body.was, version: planned.body.version })
  expect((await waiting()).length).toBe(1)
})

test('a template keeps forms and tasks without answers, and a survey made of it has them at once (G-TPL)', async () => {
  const { admin } = await server.company()
  const room = await form(admin, 'Ruimte', [{ field_label: 'Breedte', field_type: 'number' }])
  const { id, flow_data_id } = await surveyed(admin)
  await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: room, field_values: { breedte: 4 } })
  await admin.post('/api/task', { title: 'Foto’s uitzoeken', type: 'intake', intake_id: id })
  const saved = await admin.post(`/api/intake/${id}/saveastemplate`, { title: 'Warmtepomp' })
  expect([saved.status, saved.body]).toMatchObject([
    201,
    { title: 'Warmtepomp', number: null, is_template: true, forms: 1 },
  ])
  expect((await formsOf(admin, saved.body.flow_data_id))[0].field_values.breedte ?? null).toBeNull()
  expect((await admin.get('/api/intake/indexTemplates')).body).toMatchObject([{ title: 'Warmtepomp', forms: 1 }])
  expect((await admin.get('/api/intake')).body).toHaveLength(1)
  expect((await admin.get('/api/company/gettasktemplates')).body).toEqual([])

  const made = await surveyed(admin, { intaketemplate_id: saved.body.id })
  expect(await formsOf(admin, made.flow_data_id)).toMatchObject([
    { form_name: 'Ruimte', flow_id: made.flow_id, status: 'open' },
  ])
  expect((await admin.get(`/api/task?intake_id=${made.id}`)).body).toMatchObject([
    { title: 'Foto’s uitzoeken', flow_id: made.flow_id },
  ])
  expect((await admin.patch(`/api/intake/${saved.body.id}`, { status: 'completed' })).body.message).toContain(
    'sjabloon',
  )
  expect((await admin.post('/api/intake', { flow_id: made.flow_id, intaketemplate_id: made.id })).status).toBe(422)
})

test('a survey begins again with a template: open forms go to the trash, what was sent stays (G-TPL)', async () => {
  const { admin } = await server.company()
  const [roof, room] = [await form(admin, 'Dak'), await form(admin, 'Ruimte')]
  const source = await surveyed(admin)
  await admin.post('/api/flowdataitem', { flow_data_id: source.flow_data_id, vertical_id: room })
  const template = (await admin.post(`/api/intake/${source.id}/saveastemplate`, { title: 'Ruimtes' })).body
  const { id, flow_data_id } = await surveyed(admin)
  const sent = (await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: roof })).body
  await admin.post(`/api/flowdataitem/${sent.id}/markSent`, {})
  await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: roof })
  const reset = await admin.post(`/api/intake/${id}/resettotemplate`, { intaketemplate_id: template.id })
  expect([reset.status, reset.body.intaketemplate_id]).toEqual([200, template.id])
  const names: string[] = (await formsOf(admin, flow_data_id)).map((one: { form_name: string }) => one.form_name)
  expect(names.toSorted()).toEqual(['Dak', 'Ruimte'])
  expect((await admin.post(`/api/intake/${id}/resettotemplate`, { intaketemplate_id: id })).status).toBe(422)
})

test('a copy has the forms with their answers, a number of its own and no moment (R-API-007)', async () => {
  const { admin } = await server.company()
  const room = await form(admin, 'Ruimte', [{ field_label: 'Breedte', field_type: 'number' }])
  const { id, flow_data_id } = await surveyed(admin, { title: 'Warmtepomp', intake_date: NINE })
  await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: room, field_values: { breedte: 4 } })
  const { status, body } = await admin.post(`/api/intake/${id}/duplicate`, {})
  expect([status, body]).toMatchObject([201, { title: 'Warmtepomp (kopie)', status: 'draft', intake_date: null }])
  expect(body.number).toEndWith('-0002')
  expect(await formsOf(admin, body.flow_data_id)).toMatchObject([{ field_values: { breedte: 4 } }])
})

test('photos of a survey are those of its forms as well, together in one zip (C-0565)', async () => {
  const { admin } = await server.company()
  const room = await form(admin, 'Ruimte', [{ field_label: 'Foto', field_type: 'photo' }])
  const { id, flow_data_id } = await surveyed(admin)
  const item = (await admin.post('/api/flowdataitem', { flow_data_id, vertical_id: room })).body
  expect((await admin.post(`/api/intake/${id}/downloadallpictures`, {})).status).toBe(409)
  await takePhoto(admin, { intake_id: id })
  await takePhoto(admin, { flow_data_item_id: item.id, field_name: 'foto' })
  expect((await admin.get(`/api/intake/${id}/getpictures`)).body).toHaveLength(2)
  const zip = await admin.post(`/api/intake/${id}/downloadallpictures`, {})
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
async function takePhoto(admin: TestClient, of: Readonly<Record<string, string | number>>): Promise<void> {
  const body = new FormData()
  body.append('file', new File([PIXEL], 'foto.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries(of)) body.append(name, String(value))
  expect((await admin.post('/api/picture', body)).status).toBe(201)
}

test('of sixteen who finish a survey at once each sees what the one before it did', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await surveyed(admin)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.patch(`/api/intake/${id}`, { status: 'completed' })),
  )
  expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true)
  expect((await deedsOf(admin, id)).filter(deed => deed === 'completed')).toHaveLength(1)
  expect((await flowNow(admin, flow_id)).phase).toBe('Opname afgerond')
})

test('the customer of a survey is that of its dossier, also when that gets another contact person or name', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await surveyed(admin)
  const other = (await admin.post('/api/relation', { name: 'Bo', surname: 'Kern' })).body
  await admin.patch(`/api/flow/${flow_id}`, { relation_id: other.id })
  expect((await admin.get('/api/intake?query=kern')).body).toMatchObject([{ id, relation_fullname: 'Bo Kern' }])
  await admin.patch(`/api/relation/${other.id}`, { surname: 'Dam' })
  await server.settled()
  expect((await admin.get('/api/search?query=dam')).body.intakes).toMatchObject([{ id, subtitle: 'Bo Dam' }])
  const elsewhere = await dossier(admin)
  expect((await admin.patch(`/api/intake/${id}`, { flow_id: elsewhere.id })).status).toBe(422)
})

test('of dossiers that merge the newest survey counts', async () => {
  const { admin } = await server.company()
  const gone = await surveyed(admin)
  const stays = await dossier(admin)
  await admin.post(`/api/flow/${gone.flow_id}/mergeflow`, { targetflow_id: stays.id })
  expect((await flowNow(admin, stays.id)).intake_id).toBe(gone.id)
  expect((await admin.get(`/api/flow/${stays.id}?with=intakes`)).body.intakes).toMatchObject([{ id: gone.id }])
})

test('without the module there is no survey', async () => {
  const { admin } = await server.company({ modules: ['CRM', 'BASIS'] })
  expect((await admin.get('/api/intake')).status).toBe(403)
  const flow = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { status: 'intake' })
  expect((await admin.get(`/api/flow/${flow.id}/getsteps`)).body).toEqual([])
})

test('a task that is added to a template is made with every survey of it, without a moment (G-TPL)', async () => {
  const { admin } = await server.company()
  const template = (await admin.post('/api/intake/storeTemplate', { title: 'Dak' })).body
  const added = await admin.post('/api/task', {
    ...{ title: 'Dakplan tekenen', duration: 45, type: 'intake', intake_id: template.id, is_template: true },
  })
  expect(added.status).toBe(201)
  const made = await surveyed(admin, { intaketemplate_id: template.id })
  expect((await admin.get(`/api/task?intake_id=${made.id}`)).body).toMatchObject([
    { title: 'Dakplan tekenen', duration: 45, start_date: null, flow_id: made.flow_id, status: 'open' },
  ])
  expect((await admin.get(`/api/task?intake_id=${template.id}&is_template=true`)).body).toHaveLength(1)
})

test('a survey has the adviser and the remarks of its template, unless it is made with others (G-TPL)', async () => {
  const { admin } = await server.company()
  const colleague = (await admin.post('/api/user', { name: 'Bo', surname: 'Buur', email: 'bo@buur.example' })).body.id
  const template = (await admin.post('/api/intake/storeTemplate', { title: 'Dak' })).body
  const own = { user_id: colleague, remarks: 'Ladder mee' }
  expect((await admin.patch(`/api/intake/${template.id}`, own)).body).toMatchObject(own)
  const read = async (id: number) => (await admin.get(`/api/intake/${id}`)).body
  const made = await surveyed(admin, { intaketemplate_id: template.id })
  expect(await read(made.id)).toMatchObject(own)
  const others = { user_id: admin.userId, remarks: 'Bel eerst' }
  const other = await surveyed(admin, { intaketemplate_id: template.id, ...others })
  expect(await read(other.id)).toMatchObject(others)
  expect(await read((await surveyed(admin)).id)).toMatchObject({ user_id: admin.userId, remarks: null })
})

test('an appointment about a survey is found by it', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await surveyed(admin)
  const about = { agendaitemable_type: 'intake', agendaitemable_id: id }
  await admin.post('/api/agendaitem', { title: 'Bellen over de meterkast', start_date: NINE, flow_id, ...about })
  await admin.post('/api/agendaitem', { title: 'Iets anders', start_date: NINE, flow_id })
  const found = await admin.get(`/api/agendaitem?agendaitemable_type=intake&agendaitemable_id=${id}`)
  expect(found.body).toMatchObject([{ title: 'Bellen over de meterkast' }])
})
