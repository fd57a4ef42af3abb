import { afterAll, beforeAll, expect, test } from 'bun:test'
import { on } from '@core/context/event'
import { workFor } from '@core/platform/work-for'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { flowEvents } from '../contract/flow-events'

const heard: [event: string, payload: Record<string, unknown>][] = []
/** Listens as the rules of a company will: to every event that dossiers tell of. */
const listener = definePlugin({
  code: 'listener',
  requires: ['crm'],
  on: flowEvents.map(event =>
    on(
      event,
      `hear ${event.name}`,
      async payload => void heard.push([event.name, payload as Record<string, unknown>]),
      { within: true },
    ),
  ),
  locales: { nl: {}, en: {}, 'es-AR': {} },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, listener] })
})
afterAll(() => server.stop())

/** Names of what is told while something is done, with what of the payload is asked for. */
async function told(work: () => Promise<unknown>, ...fields: string[]): Promise<unknown[]> {
  heard.length = 0
  await work()
  return heard.map(([name, payload]) => [name, ...fields.map(field => payload[field])])
}

const make = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body as { id: number; hash: string }

test('every change of a dossier that rules may listen to tells of itself, and nothing else does (G-TRIG)', async () => {
  const company = await server.company()
  const { admin } = company
  const { userId } = await company.user({ name: 'Fatima' })
  expect(await told(() => make(admin))).toEqual([['flow.created']])
  const { id, hash } = await make(admin)
  const change = (body: object) => () => admin.patch(`/api/flow/${id}`, body)
  expect(await told(change({ description: 'Dak' }))).toEqual([])
  expect(await told(change({ phase: 'Nabellen' }), 'id', 'by')).toEqual([['flow.phase_changed', id, 'Beheer']])
  expect(await told(change({ status: 'quotation' }), 'from', 'to')).toEqual([
    ['flow.status_quotation', 'new', 'quotation'],
    ['flow.phase_changed', expect.any(Number), expect.any(Number)],
  ])
  expect(await told(change({ status: 'quotation', phase: 'Maken offerte' }))).toEqual([])
  expect(await told(change({ user_id: userId, office_user_id: userId }), 'handler', 'to')).toEqual([
    ['flow.handler_changed', 'user_id', userId],
    ['flow.handler_changed', 'office_user_id', userId],
  ])
  expect(await told(change({ tags: ['Zon', 'VvE'] }), 'tags')).toEqual([['flow.tag_added', ['Zon', 'VvE']]])
  expect(await told(change({ tags: ['VvE', 'ISDE'] }), 'tags')).toEqual([
    ['flow.tag_added', ['ISDE']],
    ['flow.tag_removed', ['Zon']],
  ])
  expect(await told(() => admin.post('/api/message', { content: 'Dag', flow_id: id }))).toEqual([['message.sent']])
  const ask = () => server.anonymous.post('/api/message', { hash, content: 'Dag' })
  expect(await told(ask, 'flow_id')).toEqual([['message.received', id]])
  expect(await told(change({ status: 'completed' }), 'from')).toEqual([['flow.completed', 'quotation']])
  expect(await told(change({ status: 'cancelled' }), 'from')).toEqual([['flow.cancelled', 'completed']])
  expect(await told(() => admin.post(`/api/flow/${id}/reopen`), 'to')).toEqual([['flow.reopened', 'quotation']])
  expect(await told(change({ status: 'onzin' }))).toEqual([])
})

test('rules find a Dutch name, fields and a record for each trigger of dossiers', () => {
  const { triggers, locales } = server.app.platform.assembly
  const own = triggers.filter(({ label }) => label.startsWith('crm.'))
  const names = own.map(({ label }) => locales.crm?.nl[label.slice('crm.'.length)])
  expect(names).toContain('Dossier komt in de fase offerte')
  expect(new Set(names).size).toBe(own.length)
  expect(own.map(({ event }) => event)).toContain('flow.file_received')
  const file = own.find(({ event }) => event === 'flow.file_received')
  expect(file?.idOf({ id: 1, flow_id: 2 })).toBe(2)
})

test('what rules do with a dossier goes through the same door as what users do, and is refused alike (R-WF-010 to R-WF-013, R-WF-017)', async () => {
  const company = await server.company()
  const { admin } = company
  const { userId } = await company.user({ name: 'Fatima' })
  const { id } = await make(admin, { tags: ['Zon'] })
  const act = (name: string, input: object) =>
    workFor(server.app.platform, { companyId: company.id }, async context => {
      const action = server.app.platform.assembly.actions.find(one => one.name === name)
      await action?.run(context, id, input)
    })
  const read = async () => (await admin.get(`/api/flow/${id}`)).body
  const [phase] = (await admin.get('/api/flowphase?meaning=quotation_sent')).body
  await act('crm.set-phase', { flow_phase_id: phase.id })
  expect(await read()).toMatchObject({ status: 'quotation', phase: 'Offerte verstuurd' })
  await act('crm.set-stage', { status: 'project' })
  await act('crm.set-handler', { user_id: userId })
  await act('crm.set-project-handler', { user_id: userId })
  await act('crm.set-office-handler', { user_id: userId })
  await act('crm.change-tags', { addableTags: ['VvE'], removableTags: ['Zon'] })
  expect(await read()).toMatchObject({
    status: 'project',
    phase: 'Inplannen',
    user_id: userId,
    office_user_id: userId,
    project_user_id: userId,
    tags: ['VvE'],
  })
  await act('crm.write-note', { description: 'Door een regel' })
  await act('crm.send-message', { content: 'Wij plannen u in.', assigned_to: 'project' })
  expect((await admin.get(`/api/note?flow_id=${id}`)).body).toMatchObject([{ description: 'Door een regel' }])
  expect((await admin.get(`/api/message?flow_id=${id}`)).body).toMatchObject([
    { content: 'Wij plannen u in.', sender: 'company', assigned_to: 'project', user_id: null },
  ])
  await expect(act('crm.set-phase', { flow_phase_id: 9_007_199_254_740_991 })).rejects.toThrow()
  await expect(act('crm.set-handler', { user_id: 9_007_199_254_740_991 })).rejects.toThrow()
})
