import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { importAll, load } from './bulk-import-client'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const flowsOf = async (admin: TestClient) => (await admin.get('/api/flow?sort=id')).body
const fieldsOf = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/importfile/${id}`)).body.fields as { name: string; label: string }[]

test('a file gives each dossier its sub-status, source, profile and partner by name; an unknown one is told at its row', async () => {
  const { admin } = await server.company()
  const profile = (await admin.post('/api/flowprofile', { name: 'Woningbouw' })).body.id
  const partner = (await admin.post('/api/partner', { name: 'Energieloket' })).body.id
  const { body } = await load(
    admin,
    'Naam;Status;Substatus;Leadbron;Aanvraagprofiel;Partner',
    'Piet;Intake;On hold;Beurs;woningbouw;Energieloket',
    'Jan;Project;On hold;;;',
    'An;;Bestaat niet;;Onbekend;',
  )
  expect(body.importableFlows).toMatchObject([
    { valid: true },
    { valid: true },
    { valid: false, errors: { flowprofile_id: '“Onbekend” is niet gevonden.' } },
  ])
  await importAll(server, admin, body.importableFlows)
  expect(await flowsOf(admin)).toMatchObject([
    { status: 'intake', phase: 'On hold', lead_source: 'Beurs', flowprofile_id: profile, partner_id: partner },
    { status: 'project', phase: 'On hold', lead_source: 'Eigen website', partner_id: null },
  ])
})

test('what holds for all can be a sub-status by its number, which brings its stage, a profile and a partner', async () => {
  const { admin } = await server.company()
  const theirs = await server.company()
  const profile = (await admin.post('/api/flowprofile', { name: 'Woningbouw' })).body.id
  const foreign = (await theirs.admin.post('/api/flowprofile', { name: 'Elders' })).body.id
  const partner_id = (await admin.post('/api/partner', { name: 'Energieloket' })).body.id
  const phases = (await admin.get('/api/flowphase')).body as { id: number; flowstage: string; description: string }[]
  const phase = phases.find(({ flowstage, description }) => flowstage === 'project' && description === 'Inplannen')
  const { body } = await load(admin, 'Naam;Substatus', 'Piet;')
  const { importableFlows } = body
  for (const [wrong, field] of [
    [{ flow_phase_id: 987654 }, 'flow_phase_id'],
    [{ flow_phase_id: phase?.id, status: 'intake' }, 'flow_phase_id'],
    [{ flowprofile: foreign }, 'flowprofile'],
    [{ partner_id: 987654 }, 'partner_id'],
  ] as const) {
    const refused = await admin.post('/api/flow/bulkimport', { importableFlows, ...wrong })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
  await importAll(server, admin, importableFlows, { flow_phase_id: phase?.id, flowprofile: profile, partner_id })
  expect(await flowsOf(admin)).toMatchObject([
    { status: 'project', phase: 'Inplannen', flow_phase_id: phase?.id, flowprofile_id: profile, partner_id },
  ])
})

test('partners and profiles are columns only where the module of each is owned', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM'] })
  const { body } = await load(admin, 'Naam;Partner', 'Piet;Energieloket')
  expect(body.importableFlows).toMatchObject([{ valid: true }])
  const names = (await fieldsOf(admin, body.importfile_id)).map(({ name }) => name)
  expect(names).toContain('phase')
  expect(names).not.toContain('partner_id')
  expect(names).not.toContain('flowprofile_id')
})

test('columns that are called as fields of a form begin that form in the dossier, filled in (G-IMPF)', async () => {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id
  for (const field of [
    { field_label: 'Hellingshoek', field_type: 'number' },
    { field_label: 'Bedekking', field_type: 'selectbox', options: 'Pannen,Bitumen' },
    { field_label: 'Asbest', field_type: 'checkbox' },
    { field_label: 'Bouwdag', field_type: 'date' },
    { field_label: 'Dubbele hoek', field_type: 'calculated', calculationrules: 'hellingshoek * 2' },
    { field_label: 'Foto', field_type: 'photo' },
  ])
    expect((await admin.post('/api/verticaldatafield', { vertical_id: form, ...field })).status).toBe(201)
  const { body } = await load(
    admin,
    'Naam;Hellingshoek;Bedekking;Asbest;Bouwdag',
    'Piet;37,5;pannen;nee;1-2-1994',
    'Jan;;;;',
    'An;steil;Riet;;',
  )
  const { mapping } = (await admin.get(`/api/importfile/${body.importfile_id}`)).body
  expect(mapping.slice(1)).toEqual(
    ['hellingshoek', 'bedekking', 'asbest', 'bouwdag'].map(name => `form_data.${form}.${name}`),
  )
  const labels = (await fieldsOf(admin, body.importfile_id)).map(({ label }) => label)
  expect(labels).toContain('Dak: Hellingshoek')
  expect(labels).not.toContain('Dak: Dubbele hoek')
  expect(labels).not.toContain('Dak: Foto')
  const wrong = Object.keys(body.importableFlows[2].errors).toSorted()
  expect(wrong).toEqual([`form_data.${form}.bedekking`, `form_data.${form}.hellingshoek`])
  await importAll(server, admin, body.importableFlows)
  const [piet, jan] = await flowsOf(admin)
  expect((await admin.get(`/api/flow/${piet.id}/flowdataitems`)).body).toMatchObject([
    {
      vertical_id: form,
      status: 'open',
      field_values: { hellingshoek: 37.5, bedekking: 'Pannen', asbest: false, bouwdag: '1994-02-01', dubbele_hoek: 75 },
    },
  ])
  expect((await admin.get(`/api/flow/${jan.id}/flowdataitems`)).body).toEqual([])
})
