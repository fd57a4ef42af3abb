import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a criterion of age without its days meets nobody: it is refused (R-REL-007)', async () => {
  const { admin } = await server.company()
  await admin.post('/api/relation', { surname: 'Blijft' })
  for (const criterion of ['flow_age', 'flow_updated_age', 'document_age'])
    for (const path of ['searchInactiveRelations', 'bulkdeleteInactive']) {
      const { status, body } = await admin.post(`/api/relation/${path}`, { criteria: [{ criterion }] })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['criteria.0.days']])
    }
})

test('a field of a website leads somewhere, or is refused by its place (R-SET-018)', async () => {
  const { admin } = await server.company()
  const [user] = (await admin.get('/api/user')).body
  const website = (fieldvalue: string) => ({
    siteurl: 'x.example',
    user_id: user.id,
    mapping: [{ fieldkey: 'naam', fieldvalue }],
  })
  for (const nowhere of ['relation.naam', 'constructor', 'flow.nothing']) {
    const { status, body } = await admin.post('/api/website', website(nowhere))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['mapping.0.fieldvalue']])
  }
  expect((await admin.post('/api/website', website('relation.fullname'))).status).toBe(201)
})
