import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the contact person of an organization is whichever relation was chosen last, and may be nobody (R-ORG-003)', async () => {
  const { admin } = await server.company()
  const { body: firm } = await admin.post('/api/organization', { name: 'Bakkerij' })
  const { body: ada } = await admin.post('/api/relation', { name: 'Ada', organization_id: firm.id })
  const { body: bo } = await admin.post('/api/relation', { name: 'Bo', organization_id: firm.id })
  for (const contactperson_id of [ada.id, bo.id, null]) {
    expect((await admin.patch(`/api/organization/${firm.id}`, { contactperson_id })).status).toBe(200)
    expect((await admin.get(`/api/organization/${firm.id}`)).body.contactperson_id).toBe(contactperson_id)
  }
  expect((await admin.get(`/api/relation?organization_id=${firm.id}`)).body).toHaveLength(2)
})
