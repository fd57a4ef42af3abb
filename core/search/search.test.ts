import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const GROUPS = ['confirmations', 'flows', 'invoices', 'organizations', 'quotations', 'relations']

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
