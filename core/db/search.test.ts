import { afterAll, beforeAll, expect, test } from 'bun:test'
import { commonTrigrams } from '@core/db/common-trigrams'
import { insertRows } from '@core/db/insert'
import { withTenant } from '@core/db/tenant'
import { type TestServer, testServer } from '@core/testing/server'

import { Relation } from '@plugins/crm/entities/relation'
import { Client } from 'pg'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const names = (answer: { body: { surname: string }[] }) => answer.body.map(row => row.surname).sort()

test('a search finds every word in any order, without accents or case, and takes signs of patterns as they are', async () => {
  const { admin } = await server.company()
  for (const surname of ['Müller', 'Mulder', '100%', 'Procent'])
    await admin.post('/api/relation', { name: 'Jo', surname })
  expect(names(await admin.get('/api/relation?query=MULLER%20jo'))).toEqual(['Müller'])
  expect(names(await admin.get('/api/relation?query=mul'))).toEqual(['Mulder', 'Müller'])
  expect(names(await admin.get('/api/relation?query=0%25'))).toEqual(['100%'])
  expect(names(await admin.get('/api/relation?query=_'))).toEqual([])
})

test('a search joins with filters, and leaves the trash alone', async () => {
  const { admin } = await server.company()
  const [zwolle, , gone] = await Promise.all(
    ['Zwolle', 'Kampen', 'Zwolle'].map(city => admin.post('/api/relation', { name: 'Kees', surname: 'Vos', city })),
  )
  await admin.delete(`/api/relation/${gone?.body.id}`)
  const found = await admin.get('/api/relation?query=vos&city=Zwolle&limit=10')
  expect(found.body).toMatchObject({ data: [{ id: zwolle?.body.id }], pagination: { total: 1 } })
})

test('a search that finds more than a thousand says so and goes on page by page, in the order asked for', async () => {
  const company = await server.company()
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    name: 'Piet',
    surname: `Veel ${String(at).padStart(4, '0')}`,
  }))
  await withTenant(server.app.platform.orm, company.id, em =>
    insertRows({ em, company }, Relation, [...rows, { name: 'Anna', surname: 'Weinig' }]),
  )
  const page = (query: string) => company.admin.get(`/api/relation?${query}`)
  const many = await page('query=veel&sort=-surname&limit=2')
  expect(names(many.body.data ? { body: many.body.data } : many)).toEqual(['Veel 1098', 'Veel 1099'])
  expect(many.body.pagination).toEqual({ total: 1000, offset: 0, limit: 2, more: true })
  const next = /<([^>]+)>; rel="next"/.exec(many.headers.get('link') ?? '')?.[1] ?? ''
  expect(names({ body: (await company.admin.get(next)).body.data })).toEqual(['Veel 1096', 'Veel 1097'])
  const last = await page('query=veel&sort=surname&limit=5&offset=1095')
  expect(names({ body: last.body.data }).at(-1)).toBe('Veel 1099')
  expect((await page('query=veel&name=Niemand&limit=2')).body.pagination).toEqual({ total: 0, offset: 0, limit: 2 })
  expect((await page('query=wein&limit=2')).body.pagination).toEqual({ total: 1, offset: 0, limit: 2 })
})

test('what search may see of all companies stays inside its function (R-GEN-001)', async () => {
  const [mine, theirs] = [await server.company(), await server.company()]
  await theirs.admin.post('/api/relation', { name: 'Geheim', surname: 'Persoon' })
  expect(names(await mine.admin.get('/api/relation?query=geheim'))).toEqual([])
  const client = await server.app.platform.orm.pool.connect()
  const asApp = (statement: string) => client.query(`begin;${statement}`).finally(() => client.query('rollback'))
  await expect(asApp(`select search_hits('relation', '{%geheim%}', '{}', true, 10)`)).rejects.toThrow(
    /app.company_id|bigint/,
  )
  await expect(
    asApp(`set local app.company_id='${mine.id}';select search_hits('user', '{%%}', '{}', null, 10)`),
  ).rejects.toThrow(/permission denied|search_text/)
  await expect(asApp(`set role vakwerk_search`)).rejects.toThrow(/permission denied/)
  client.release()
})

test('in a large table a search looks up what is rare, compares what is common and passes over what is everywhere', async () => {
  // What is common is remembered for an hour: this platform never saw the table small.
  const large = await testServer({ own: true })
  const company = await large.company()
  const people = Array.from({ length: 19_000 }, (_, at) => ({
    name: 'Klaas',
    // Rows that came in together and have something in common, one of a hundred and fifty.
    nameprefix: at >= 6000 && at < 6120 ? 'xqz' : null,
    surname: `Bakker${at} ${at % 2 ? 'oneven' : 'even'}`,
    email: `klant${at}@voorbeeld.example`,
    address: 'ver van alles '.repeat(18),
  }))
  const orm = large.app.platform.orm
  await withTenant(orm, company.id, em => insertRows({ em, company }, Relation, people))
  const owner = new Client({ connectionString: large.ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze relation')
  const common = await withTenant(orm, company.id, em => commonTrigrams({ em, company }, 'relation'))
  expect([...common]).toEqual(expect.arrayContaining(['kla', 'laa', 'bak', 'lan']))
  const { rows: draws } = await owner.query<{ common: string[] }>(
    `select search_common('relation') as common from generate_series(1, 20)`,
  )
  expect(draws.filter(draw => draw.common.includes('xqz'))).toEqual([])

  const search = async (query: string) => (await company.admin.get(`/api/relation?limit=2&query=${query}`)).body
  const total = async (query: string) => (await search(query)).pagination
  expect(await total('klant12345@')).toEqual({ total: 1, offset: 0, limit: 2 })
  // Compared with the whole word, not only with the rare part that was looked up.
  expect(await total('plant12345@')).toEqual({ total: 0, offset: 0, limit: 2 })
  expect(await total('even%20bakker1234%20klaas')).toMatchObject({ total: 11 })
  const commonWords = async () => {
    expect(await total('oneven')).toEqual({ total: 1000, offset: 0, limit: 2, more: true })
    expect(await total('klaasbakker')).toMatchObject({ total: 0 })
    expect(await total('bakker%20even')).toMatchObject({ total: 1000, more: true })
  }
  await commonWords()
  // Counted as a company of more than 50,000, it is not gone through for a word that is common everywhere.
  await owner.query(`insert into row_count (company_id, table_name, n) values ($1, 'relation', 100000)`, [company.id])
  await commonWords()
  const { data } = await search('klant777@')
  await company.admin.delete(`/api/relation/${data[0].id}`)
  expect(await total('klant777@')).toMatchObject({ total: 0 })
  expect((await company.admin.get('/api/relation/trashed?limit=2&query=klant777@')).body.pagination.total).toBe(1)
  await owner.end()
  await large.stop()
})
