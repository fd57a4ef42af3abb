import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Dossiers of one person who works for an organization. */
async function customer() {
  const { admin } = await server.company()
  const organization = (await admin.post('/api/organization', { name: 'Bakkerij Post' })).body
  const person = { name: 'Ada', surname: 'Post', email: 'ada@voorbeeld.example', phone: '06 12345678' }
  const place = { address: 'Burgwal', number: '1', postcode: '8261 CD', city: 'Kampen' }
  const relation = (await admin.post('/api/relation', { ...person, ...place, organization_id: organization.id })).body
  const make = async (description: string) =>
    (await admin.post('/api/flow', { relation_id: relation.id, description })).body
  return { admin, organization, relation, first: await make('Zonnepanelen'), second: await make('Warmtepomp') }
}

test('a dossier says in one small answer whose it is and how to reach them (C-0502)', async () => {
  const { admin, relation, first } = await customer()
  server.statements()
  const { body } = await admin.get(`/api/flow/${first.id}/getBasicDetails`)
  expect(server.statements().length).toBeLessThanOrEqual(6)
  expect(body).toMatchObject({
    number: first.number,
    status: 'new',
    relation_id: relation.id,
    relation_fullname: 'Ada Post',
    organization: 'Bakkerij Post',
    email: 'ada@voorbeeld.example',
    address: 'Burgwal 1',
    city: 'Kampen',
  })
})

test('the person of a dossier comes with their organization and their other dossiers (C-0503)', async () => {
  const { admin, organization, relation, first, second } = await customer()
  expect((await admin.get(`/api/flow/${first.id}/getRelationContext`)).body).toMatchObject({
    relation: { id: relation.id },
    organization: { id: organization.id },
    flows: [{ id: second.id }],
  })
})

test('a task of a dossier can be about the dossier, the person and the organization (C-0510)', async () => {
  const { admin, organization, relation, first } = await customer()
  expect((await admin.get(`/api/flow/${first.id}/getPossibleContexts`)).body).toEqual([
    { type: 'flow', id: first.id, title: `${first.number} · Zonnepanelen` },
    { type: 'relation', id: relation.id, title: 'Ada Post' },
    { type: 'organization', id: organization.id, title: 'Bakkerij Post' },
  ])
})

test('dossiers are found by street, telephone and organization, with a name and an address to choose by (C-0516, C-0517)', async () => {
  const { admin, first, second } = await customer()
  for (const query of ['Burgwal', '0612345678', 'Bakkerij', first.number]) {
    const found = (await admin.get(`/api/flow/search?query=${encodeURIComponent(query)}`)).body
    expect(found.map(({ id }: { id: number }) => id)).toContain(first.id)
  }
  const offered = (await admin.get('/api/flow/queryWithDisplaynameWithAddress?query=Warmtepomp')).body
  expect(offered).toMatchObject([
    { id: second.id, displayname: `Ada Post · ${second.number} · Warmtepomp`, address: 'Burgwal 1, 8261 CD Kampen' },
  ])
  expect((await admin.get('/api/flow/search?query=')).status).toBe(422)
})

test('of the dossiers that a browser remembers those of the company that are there come back in its order (C-0518, R-FLOW-030)', async () => {
  const { admin, first, second } = await customer()
  const elsewhere = await customer()
  const ids = [second.id, elsewhere.first.id, first.id, second.id]
  const seen = (await admin.post('/api/flow/getLastSeenFlows', { ids })).body
  expect(seen.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
  await admin.delete(`/api/flow/${second.id}`)
  expect((await admin.post('/api/flow/getlastseenflows', { ids })).body).toMatchObject([{ id: first.id }])
  const many = Array.from({ length: 100 }, (_, at) => at + 1)
  expect((await admin.post('/api/flow/getLastSeenFlows', { ids: many })).status).toBe(422)
})

test('nothing of a dossier of another company is told', async () => {
  const { first } = await customer()
  const { admin: stranger } = await server.company()
  for (const what of ['getBasicDetails', 'getRelationContext', 'getPossibleContexts'])
    expect((await stranger.get(`/api/flow/${first.id}/${what}`)).status).toBe(404)
})
