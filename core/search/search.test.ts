import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const GROUPS = [
  'confirmations',
  'documents',
  'equipment',
  'flows',
  'incidents',
  'intakes',
  'invoices',
  'organizations',
  'partners',
  'projects',
  'quotations',
  'relations',
]

test('search answers groups of what the company owns and leaves out the rest (R-SEARCH-005, R-SEARCH-006)', async () => {
  const all = await server.company()
  const crmOnly = await server.company({ modules: ['CRM'] })
  const groups = async (client: typeof all.admin) =>
    Object.keys((await client.get('/api/search?query=post')).body).sort()
  expect(GROUPS).toEqual(expect.arrayContaining(await groups(all.admin)))
  expect(await groups(all.admin)).toContain('quotations')
  expect(await groups(crmOnly.admin)).toEqual(['flows', 'organizations', 'relations'])
  expect(await groups(await all.user({ module_blacklist: ['QUOTATION'] }))).not.toContain('quotations')
})

test('search shows an API token nothing of a module that is not among its scopes', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'CRM', 'QUOTATION'] })
  await admin.post('/api/relation', { name: 'Ada', surname: 'Postma' })
  const groups = async (...scopes: string[]) => {
    const { token } = (await admin.post('/api/apitoken', { name: 'Koppeling', scopes })).body
    const as = { authorization: `Bearer ${token}` }
    return Object.keys((await server.anonymous.get('/api/search?query=postma', as)).body)
  }
  expect(await groups('BASIS:read')).toEqual([])
  expect((await groups('BASIS:read', 'CRM:read')).toSorted()).toEqual(['flows', 'organizations', 'relations'])
})

test('a group gives ten hits and goes on where it stopped, each hit once (R-SEARCH-007)', async () => {
  const { admin } = await server.company()
  for (let n = 1; n <= 23; n++) await admin.post('/api/relation', { name: `Ada ${n}`, surname: 'Postma' })
  const page = async (offset: number): Promise<number[]> => {
    const { body } = await admin.get(`/api/search?query=postma&group=relations&offset=${offset}&limit=10`)
    return body.relations.map((hit: { id: number }) => hit.id)
  }
  expect((await admin.get('/api/search?query=postma')).body.relations).toHaveLength(10)
  const pages = [await page(0), await page(10), await page(20)]
  expect(pages.map(ids => ids.length)).toEqual([10, 10, 3])
  expect(new Set(pages.flat()).size).toBe(23)
})

test('search without hits is empty groups, never another company’s records (R-SEARCH-008)', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  await theirs.admin.post('/api/relation', { name: 'Zeldzaam', surname: 'Quist' })
  const { body } = await ours.admin.get('/api/search?query=quist')
  expect(Object.values(body).flat()).toEqual([])
  expect((await ours.admin.get('/api/search?query=qu')).status).toBe(422)
})

test('search finds people by street, house number, postcode and telephone in any spelling, by their organization, and their dossiers with them', async () => {
  const { admin } = await server.company()
  const { body: vve } = await admin.post('/api/organization', { name: 'VvE Assendorp', phone: '038-4567890' })
  const { body: ada } = await admin.post('/api/relation', {
    name: 'Ada',
    surname: 'Postma',
    phone: '06 12 34 56 78',
    address: 'Berkumstraat',
    number: '41',
    postcode: '8024 AB',
    city: 'Zwolle',
    organization_id: vve.id,
  })
  await admin.post('/api/relation', { name: 'Bas', surname: 'Ander', address: 'Kerkstraat', postcode: '8011 AB' })
  const { body: flow } = await admin.post('/api/flow', { relation_id: ada.id })
  const groups = async (query: string) => (await admin.get(`/api/search?query=${encodeURIComponent(query)}`)).body
  const asked = ['berkumstraat 41', '8024 AB', '8024ab', '0612345678', '06-1234 5678', '+31612345678', 'vve assendorp']
  for (const query of asked) {
    const { relations, flows } = await groups(query)
    const ids = [relations, flows].map(hits => hits.map(({ id }: { id: number }) => id))
    expect([query, ...ids]).toEqual([query, [ada.id], [flow.id]])
  }
  expect((await groups('0384567890')).organizations).toMatchObject([{ id: vve.id }])
})

test('hits say where they are, what they are at and what they are worth, without a statement for each', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Dak', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Ada Postma', city: 'Zwolle' } })
  await admin.post('/api/quotation', { flow_id: flow.id, title: 'Zonnepanelen', items })
  const search = async () => (await admin.get('/api/search?query=postma')).body
  expect(await search()).toMatchObject({
    flows: [{ title: 'Ada Postma', status: 'quotation', amount: 1000 }],
    quotations: [{ status: 'draft', amount: 1210 }],
  })
  server.statements()
  await search()
  const few = server.statements().length
  for (let n = 0; n < 5; n++) await admin.post('/api/flow', { relation: { fullname: `Bo Postma ${n}` } })
  server.statements()
  await search()
  expect(server.statements().length).toBe(few)
})
