import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a profile that goes leaves nothing behind that names it, and one of a dossier in the trash stays (R-SET-006)', async () => {
  const { admin } = await server.company()
  const { body: profile } = await admin.post('/api/flowprofile', { name: 'Zakelijk' })
  const { body: firm } = await admin.post('/api/organization', { name: 'Bouw BV', flowprofile_id: profile.id })
  expect(firm.flowprofile_id).toBe(profile.id)
  const { body: person } = await admin.post('/api/relation', { surname: 'Mol' })
  const { body: flow } = await admin.post('/api/flow', { relation_id: person.id, flowprofile_id: profile.id })
  expect((await admin.delete(`/api/flow/${flow.id}`)).status).toBe(204)
  const kept = await admin.delete(`/api/flowprofile/${profile.id}`)
  expect([kept.status, kept.body.message]).toEqual([409, 'Er zijn dossiers met dit aanvraagprofiel.'])
  const other = await admin.get('/api/flowprofile')
  const standard = (other.body as { id: number }[]).find(({ id }) => id !== profile.id)
  await admin.post(`/api/flow/${flow.id}/restore`)
  await admin.patch(`/api/flow/${flow.id}`, { flowprofile_id: standard?.id })
  expect((await admin.delete(`/api/flowprofile/${profile.id}`)).status).toBe(204)
  expect((await admin.get(`/api/organization/${firm.id}`)).body.flowprofile_id).toBeNull()
})

test('a form offers for its handler those who may be chosen, and the list finds no others', async () => {
  const company = await server.company()
  const partner = await company.user({ name: 'Opdracht', user_type: 'partner' })
  const { default: described } = await import('@openapi/fields/flow')
  const among = new URLSearchParams(described.fields.user_id.reference.among)
  const { body: found } = await company.admin.get(`/api/user?${among}`)
  const ids = (found as { id: number }[]).map(({ id }) => id)
  expect(ids).toContain(company.admin.userId)
  expect(ids).not.toContain(partner.userId)
})
