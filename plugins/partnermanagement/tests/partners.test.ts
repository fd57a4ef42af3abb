import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const partner = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/partner', { name: 'Woningstichting De Linde', ...more })).body.id as number
const project = async (admin: TestClient, partner_id: number, label = 'Rivierenbuurt') =>
  (await admin.post('/api/partnerproject', { partner_id, label })).body.id as number
const dossier = (admin: TestClient, more: object = {}) =>
  admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })
let users = 0
async function userOf(admin: TestClient, partner_id: number) {
  const email = `ingrid${++users}@linde.example`
  const password = 'Meekijken2026!'
  const { body } = await admin.post('/api/user', { name: 'Ingrid', email, password, user_type: 'partner', partner_id })
  const signIn = async () => (await server.anonymous.post('/api/authenticate', { username: email, password })).status
  return { id: body.id as number, email, signIn }
}

test('the users of a partner go to the trash with it and cannot sign in; they come back with it, but for whose name is taken by then (R-PART-004, G-DELP)', async () => {
  const { admin } = await server.company()
  const id = await partner(admin)
  const [kept, taken, gone] = [await userOf(admin, id), await userOf(admin, id), await userOf(admin, id)]
  await admin.delete(`/api/user/${gone.id}`)
  expect(await kept.signIn()).toBe(200)
  expect((await admin.delete(`/api/partner/${id}`)).status).toBe(204)
  expect([await kept.signIn(), await taken.signIn()]).toEqual([401, 401])
  expect((await admin.get(`/api/user/${kept.id}`)).status).toBe(404)
  await admin.post('/api/user', { name: 'Ander', email: taken.email, password: 'Iemand-anders-26' })
  expect((await admin.post(`/api/partner/${id}/restore`)).status).toBe(200)
  expect(await kept.signIn()).toBe(200)
  expect((await admin.get(`/api/user/${taken.id}`)).status).toBe(404)
  expect((await admin.get(`/api/user/${gone.id}`)).status).toBe(404)
})

test('a dossier in a project of a partner is a dossier of that partner, looks like its others, and leaves the project with it', async () => {
  const { admin } = await server.company()
  const profile = (await admin.post('/api/flowprofile', { name: 'Corporaties' })).body.id
  const [one, other] = [await partner(admin, { flowprofile_id: profile }), await partner(admin, { name: 'Ter Steege' })]
  const own = await project(admin, one)
  const made = (await dossier(admin, { partner_project_id: own })).body
  expect(made).toMatchObject({ partner_id: one, partner_project_id: own, flowprofile_id: profile })
  const refused = await dossier(admin, { partner_id: other, partner_project_id: own })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { partner_project_id: ['Dit project is van een andere opdrachtgever.'] },
  ])
  const moved = await admin.patch(`/api/flow/${made.id}`, { partner_id: other })
  expect(moved.body).toMatchObject({ partner_id: other, partner_project_id: null, flowprofile_id: profile })
  const stays = await admin.patch(`/api/partnerproject/${own}`, { partner_id: other })
  expect(stays.body.errors).toHaveProperty('partner_id')
  const elsewhere = await partner((await server.company()).admin)
  expect((await dossier(admin, { partner_id: elsewhere })).status).toBe(422)
})

test('all dossiers of a person, or of the people of an organization, get a partner at once (R-ORG-001)', async () => {
  const { admin } = await server.company()
  const id = await partner(admin)
  const { body: organization } = await admin.post('/api/organization', { name: 'Bouw & Zoon' })
  const { body: relation } = await admin.post('/api/relation', { surname: 'Vos', organization_id: organization.id })
  const flows = [(await dossier(admin, { relation_id: relation.id })).body, (await dossier(admin)).body]
  expect((await admin.post(`/api/organization/${organization.id}/setPartner`, { partner_id: id })).status).toBe(200)
  await server.settled()
  const partners = await Promise.all(flows.map(async flow => (await admin.get(`/api/flow/${flow.id}`)).body.partner_id))
  expect(partners).toEqual([id, null])
})

test('the log of a project tells what happened in its dossiers, by whom it can be filtered, and which forms they have', async () => {
  const { admin, user } = await server.company()
  const own = await project(admin, await partner(admin))
  const flow = (await dossier(admin, { partner_project_id: own })).body
  await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { description: 'Dakrenovatie' })
  const { body: vertical } = await admin.post('/api/vertical', { description: 'Opname dak' })
  const { body: forms } = await admin.post('/api/flowdata', { flow_id: flow.id })
  const form = await admin.post('/api/flowdataitem', { flow_data_id: forms.id, vertical_id: vertical.id })
  expect([form.status, form.body.errors]).toEqual([201, undefined])
  const { partnerproject, logitems } = (await admin.get(`/api/partnerproject/${own}/getWithLogItems`)).body
  expect(partnerproject).toMatchObject({ id: own, label: 'Rivierenbuurt' })
  expect(new Set(logitems.map(({ flow_id }: { flow_id: number }) => flow_id))).toEqual(new Set([flow.id]))
  const options = (await admin.get(`/api/partnerproject/${own}/getFilterOptions`)).body
  expect(options.flows).toEqual([{ id: flow.id, number: flow.number, relation_fullname: 'Ada Post' }])
  expect(options.users).toEqual([{ id: expect.any(Number), fullname: 'Beheer' }])
  expect(options.types).toContain('flow')
  expect((await admin.get(`/api/partnerproject/${own}/getUsedVerticalsInFlows`)).body).toEqual([
    { id: vertical.id, description: 'Opname dak' },
  ])
  const without = await user({ module_blacklist: ['PARTNERMANAGEMENT'] })
  expect((await without.get(`/api/partnerproject/${own}/getWithLogItems`)).status).toBe(403)
})
