import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
const note = (admin: TestClient, id: number, body: object) => admin.post(`/api/flow/${id}/processcontactmoment`, body)
const phaseId = async (admin: TestClient, flowstage: string, description: string): Promise<number> =>
  (await admin.get(`/api/flowphase?flowstage=${flowstage}&description=${encodeURIComponent(description)}`)).body[0].id
const notesOf = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/flow/${id}?with=relatednotes`)).body.relatednotes.map(
    ({ description }: { description: string }) => description,
  )

test('a company begins with moments of contact, and one is noted by its number alone (G-CONTACT)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const templates = (await admin.get('/api/company/getcontacttemplates')).body
  const missed = templates.find(({ title }: { title: string }) => title === 'Gebeld, geen gehoor')
  expect((await note(admin, id, { contacttemplate_id: missed.id })).body).toMatchObject({
    status: 'new',
    phase: 'Eerste contact maken',
  })
  expect(await notesOf(admin, id)).toEqual(['Gebeld, geen gehoor.'])
  const log = (await admin.get(`/api/flow/${id}/getlogitems`)).body
  expect(log.find((item: { description: string }) => item.description === 'contacted')).toMatchObject({
    loggable_type: 'flow',
    new_value: { title: 'Gebeld, geen gehoor' },
  })
})

test('a moment of contact moves the dossier on and says what comes next (G-CONTACT)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const flow_phase_id = await phaseId(admin, 'new', 'Nabellen')
  const template = { title: 'Terugbellen', note: 'Belt terug.', flow_phase_id }
  const made = (await admin.post('/api/contacttemplate', template)).body
  const next_action = { description: 'Bel Ada', due_date: '2026-11-26T08:00:00.000Z' }
  const answered = await note(admin, id, { contacttemplate_id: made.id, note: 'Is op vakantie.', next_action })
  expect(answered.body).toMatchObject({ phase: 'Nabellen' })
  expect(await notesOf(admin, id)).toEqual(['Is op vakantie.'])
  expect((await admin.get(`/api/action?flow_id=${id}`)).body).toMatchObject([{ description: 'Bel Ada', flow_id: id }])
  await admin.post(`/api/flow/${id}/rejectflow`, {})
  expect((await note(admin, id, { contacttemplate_id: made.id })).body).toMatchObject({ status: 'cancelled' })
})

test('a template whose sub-status is gone is noted still, and the dossier stays where it is', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const phase = (await admin.post('/api/flowphase', { flowstage: 'new', description: 'Proef' })).body
  const template = { title: 'Terugbellen', note: 'Belt terug.', flow_phase_id: phase.id }
  const made = (await admin.post('/api/contacttemplate', template)).body
  expect((await admin.delete(`/api/flowphase/${phase.id}`)).status).toBe(204)
  const answered = await note(admin, id, { contacttemplate_id: made.id })
  expect([answered.status, answered.body.phase]).toEqual([200, 'Eerste contact maken'])
  expect(await notesOf(admin, id)).toEqual(['Belt terug.'])
})

test('nothing is noted without a text, of a template that is not there, or in a sub-status that is not', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const id = await make(admin)
  const foreign = (await stranger.get('/api/company/getcontacttemplates')).body[0].id
  for (const body of [{}, { note: ' ' }, { contacttemplate_id: foreign }, { note: 'x', flow_phase_id: 999_999_999 }])
    expect((await note(admin, id, body)).status).toBe(422)
  expect((await note(stranger, id, { note: 'x' })).status).toBe(404)
  expect(await notesOf(admin, id)).toEqual([])
})

test('templates of messages are offered filled in for the dossier (C-0508)', async () => {
  const company = await server.company()
  const { admin } = company
  const id = await make(admin)
  await admin.post('/api/messagetemplate', { title: 'Welkom', message: 'Beste {{relation.fullname}}, welkom.' })
  const employee = await company.user({ role: 100 })
  expect((await employee.get(`/api/flow/${id}/getMessageTemplates`)).body).toMatchObject([
    { title: 'Welkom', message: 'Beste Ada Post, welkom.' },
  ])
})

test('the end of the work moves with its start, and never lies before it (R-FLOW-033)', async () => {
  const { admin } = await server.company()
  const id = await make(admin)
  const change = (body: object) => admin.patch(`/api/flow/${id}`, body)
  const period = async (body: object) => {
    const { current_start_date, current_end_date } = (await change(body)).body
    return [current_start_date, current_end_date].map(moment => new Date(moment).toISOString())
  }
  const [start, end] = ['2026-12-01T08:00:00.000Z', '2026-12-02T16:00:00.000Z']
  const both = { current_start_date: start, current_end_date: end }
  await change(both)
  expect(await period({ current_start_date: '2026-12-08T09:00:00.000Z' })).toEqual([
    '2026-12-08T09:00:00.000Z',
    '2026-12-09T17:00:00.000Z',
  ])
  expect((await change({ current_end_date: '2026-12-01T00:00:00.000Z' })).body.errors).toEqual({
    current_end_date: ['Het einde ligt voor het begin.'],
  })
  expect(await period(both)).toEqual([start, end])
})
