import { afterAll, beforeAll, expect, test } from 'bun:test'
import { allModules, type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
let platform: TestClient
beforeAll(async () => {
  server = await testServer()
  platform = (await server.company({ name: 'Platform', modules: allModules })).admin
})
afterAll(() => server.stop())

const PATH = '/api/eventtrigger'
const triggerOf = async (as: TestClient, tag: string) =>
  (await as.get(PATH)).body.find((one: { tag: string }) => one.tag === tag)

test('an event has tag, description, stage and whether it comes with a document or a task, as the platform shows it (R-WF-028, C-0106 to C-0110)', async () => {
  const { admin } = await server.company()
  expect(await triggerOf(admin, 'quotation_sent')).toEqual({
    ...{ id: null, tag: 'quotation_sent', description: 'Offerte is verstuurd', flowstage: 'quotation' },
    ...{ hasDocument: true, hasTask: false, is_active: true },
  })
  expect(await triggerOf(admin, 'task_planned')).toMatchObject({ flowstage: 'algemeen', hasTask: true })
  const made = await platform.post(PATH, { tag: 'quotation_sent', description: 'Offerte de deur uit' })
  expect(made.status).toBe(201)
  expect((await platform.patch(`${PATH}/${made.body.id}`, { flowstage: 'new' })).status).toBe(200)
  expect(await triggerOf(admin, 'quotation_sent')).toMatchObject({
    ...{ id: made.body.id, description: 'Offerte de deur uit', flowstage: 'new' },
  })
  const { triggers } = (await admin.get('/api/eventtriggerrule/parts')).body
  expect(triggers).toContainEqual(expect.objectContaining({ label: 'Offerte de deur uit', stage: 'new' }))
  expect((await platform.delete(`${PATH}/${made.body.id}`)).status).toBe(204)
  expect(await triggerOf(admin, 'quotation_sent')).toMatchObject({ id: null, description: 'Offerte is verstuurd' })
})

test('an event that is switched off is for no new rule, and rules that listen to it go on', async () => {
  const { admin } = await server.company()
  const rule = { event_trigger_tag: 'flow_status_project', type: 'crm.write-note', text: 'Hallo' }
  const { id } = (await admin.post('/api/eventtriggerrule', rule)).body
  const off = (await platform.post(PATH, { tag: 'flow_status_project', is_active: false })).body.id
  const refused = await admin.post('/api/eventtriggerrule', rule)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['event_trigger_tag']])
  expect((await admin.patch(`/api/eventtriggerrule/${id}`, { text: 'Dag' })).status).toBe(200)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
  await admin.patch(`/api/flow/${flow}`, { status: 'project' })
  await server.settled()
  expect((await admin.get(`/api/note?flow_id=${flow}`)).body).toMatchObject([{ description: 'Dag' }])
  await platform.delete(`${PATH}/${off}`)
})

test('an event that no module tells of, a second change of one, and companies that change them are refused', async () => {
  const { admin } = await server.company()
  expect((await platform.post(PATH, { tag: 'onzin' })).body.errors).toEqual({
    tag: ['Geen module kent deze gebeurtenis.'],
  })
  const { id } = (await platform.post(PATH, { tag: 'flow_created' })).body
  expect((await platform.post(PATH, { tag: 'flow_created' })).status).toBe(422)
  expect((await platform.patch(`${PATH}/${id}`, { tag: 'flow_completed' })).status).toBe(422)
  for (const answer of [
    await admin.post(PATH, { tag: 'flow_completed' }),
    await admin.patch(`${PATH}/${id}`, { description: 'Van ons' }),
    await admin.delete(`${PATH}/${id}`),
  ])
    expect(answer.status).toBe(403)
  await platform.delete(`${PATH}/${id}`)
})
