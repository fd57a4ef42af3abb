import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { importAll, load } from './bulk-import-client'
import { BROKEN, fired, testProjects, testRules, withoutProjects } from './test-projects'

/** What other modules do with dossiers that are imported (S1 §3, bulk import data). */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...withoutProjects, testProjects, testRules] })
})
afterAll(() => server.stop())

const flowsOf = async (admin: TestClient) => (await admin.get('/api/flow?sort=id')).body as { id: number }[]
const notesOf = async (admin: TestClient) =>
  ((await admin.get('/api/note?sort=id')).body as { description: string }[]).map(({ description }) => description)

/** Two dossiers that can be imported. */
const two = async (admin: TestClient) => (await load(admin, 'Naam', 'Piet', 'Jan')).body
const partnerOf = async (admin: TestClient) => (await admin.post('/api/partner', { name: 'Energieloket' })).body.id
const projectOf = async (admin: TestClient, partner_id: number, label: string) =>
  (await admin.post('/api/partnerproject', { partner_id, label })).body.id

test('the rules of a trigger look at each imported dossier once, at none of a row that was only tried, and nothing takes it for what happened', async () => {
  const { admin } = await server.company()
  const { body } = await admin.get('/api/flow/importchoices')
  expect(body.event_triggers).toContainEqual({
    tag: 'flow_status_project',
    label: 'Dossier komt in de fase uitvoering',
  })
  const tags = (body.event_triggers as { tag: string }[]).map(({ tag }) => tag)
  expect(tags).toContain('flowphase_changed')
  expect(tags).not.toContain('message_by_customer')
  const { importableFlows } = await two(admin)
  await importAll(server, admin, importableFlows, { status: 'intake', event_trigger_tag: 'flow_status_project' })
  const flows = await flowsOf(admin)
  expect(flows).toMatchObject([{ status: 'intake' }, { status: 'intake' }])
  expect(fired.toSorted((one, other) => one.id - other.id)).toEqual(
    flows.map(({ id }) => ({ id, tag: 'flow_status_project', by: 'Beheer' })),
  )
})

test('a partner and a partner project hold for all, or are left out although they are sent; a file says the project by its name', async () => {
  const { admin } = await server.company()
  const theirs = await server.company()
  const partner_id = await partnerOf(admin)
  const partner_project_id = await projectOf(admin, partner_id, 'Wijk Noord')
  const other = await projectOf(admin, partner_id, 'Wijk Zuid')
  const foreign = await projectOf(theirs.admin, await partnerOf(theirs.admin), 'Elders')
  expect((await admin.get('/api/flow/importchoices')).body).toMatchObject({
    partner: { path: '/api/partner', by: 'name' },
    partner_project: { path: '/api/partnerproject', by: 'label' },
  })
  const { importableFlows } = await two(admin)
  for (const [wrong, field] of [
    [{ includePartner: true }, 'partner_id'],
    [{ partner_id, includePartnerProject: true }, 'partner_project_id'],
    [{ partner_project_id: foreign }, 'partner_project_id'],
    [{ partner_project_id: 987_654 }, 'partner_project_id'],
  ] as const) {
    const refused = await admin.post('/api/flow/bulkimport', { importableFlows, ...wrong })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
  await importAll(server, admin, importableFlows, { partner_id, partner_project_id, includePartnerProject: false })
  const both = { partner_id, partner_project_id, includePartner: true, includePartnerProject: true }
  const file = await load(admin, 'Naam;Partnerproject', 'An;wijk zuid', 'Kim;')
  await importAll(server, admin, file.body.importableFlows, both)
  expect(await flowsOf(admin)).toMatchObject([
    { partner_id, partner_project_id: null },
    { partner_id, partner_project_id: null },
    { partner_id, partner_project_id: other },
    { partner_id, partner_project_id },
  ])
})

test('a project begins in each imported dossier, of the chosen template, and in none of which its module refuses it', async () => {
  const { admin } = await server.company()
  const choices = (await admin.get('/api/flow/importchoices')).body
  expect(choices.project_templates).toEqual([
    { id: 7, name: 'Zonnepanelen' },
    { id: BROKEN, name: 'Zonder taken' },
  ])
  const { importableFlows } = await two(admin)
  const refused = async (wishes: object) => {
    const { status, body } = await admin.post('/api/flow/bulkimport', { importableFlows, ...wishes })
    return [status, body.errors?.project_template_id]
  }
  expect(await refused({ project_template_id: 7 })).toEqual([
    422,
    ['Een sjabloon hoort bij een project: laat dat ook beginnen.'],
  ])
  expect(await refused({ start_project: true, project_template_id: 8 })).toEqual([
    422,
    ['Dit verwijst naar iets dat niet bestaat.'],
  ])
  expect(await refused({ start_project: true, project_template_id: BROKEN })).toEqual([422, ['Vul dit veld in.']])
  expect(await flowsOf(admin)).toEqual([])
  expect(await notesOf(admin)).toEqual([])
  await importAll(server, admin, importableFlows, { start_project: true, project_template_id: 7 })
  expect(await notesOf(admin)).toEqual(['Project van sjabloon 7', 'Project van sjabloon 7'])
  await importAll(server, admin, (await load(admin, 'Naam', 'An')).body.importableFlows, { start_project: true })
  await importAll(server, admin, (await load(admin, 'Naam', 'Kim')).body.importableFlows, { start_project: false })
  expect((await notesOf(admin)).slice(2)).toEqual(['Project van sjabloon geen'])
})

test('triggers of a module that the company gave up are not offered, and refused when they are sent (G-TRIG)', async () => {
  const triggersOf = async (admin: TestClient) =>
    (await admin.get('/api/flow/importchoices')).body.event_triggers as { tag: string; label: string }[]
  const begun = { tag: 'project_begun', label: 'Project begint' }
  const all = await triggersOf((await server.company()).admin)
  expect(all).toContainEqual(begun)
  const { admin } = await server.company({ modules: ['BASIS', 'CRM', 'SALES'] })
  expect(await triggersOf(admin)).toEqual(all.filter(({ tag }) => tag !== begun.tag))
  const { importableFlows } = await two(admin)
  const refused = await admin.post('/api/flow/bulkimport', { importableFlows, event_trigger_tag: begun.tag })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['event_trigger_tag']])
  expect(await flowsOf(admin)).toEqual([])
})

test('what no module of the company offers is offered to nobody and refused by its name', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM'] })
  expect((await admin.get('/api/flow/importchoices')).body).toEqual({
    event_triggers: [],
    partner: null,
    partner_project: null,
    project_templates: null,
  })
  const { importableFlows, importfile_id } = (await load(admin, 'Naam;Partnerproject', 'Piet;Wijk Noord')).body
  const { fields } = (await admin.get(`/api/importfile/${importfile_id}`)).body as { fields: { name: string }[] }
  expect(fields.map(({ name }) => name)).not.toContain('partner_project_id')
  for (const [field, wish] of Object.entries({
    event_trigger_tag: 'flow_created',
    partner_id: 1,
    partner_project_id: 1,
    start_project: true,
    project_template_id: 7,
  })) {
    const refused = await admin.post('/api/flow/bulkimport', { importableFlows, [field]: wish })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
  expect(await flowsOf(admin)).toEqual([])
})
