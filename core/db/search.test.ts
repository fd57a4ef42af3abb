import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

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

test('what search may see of all companies stays inside its function (R-GEN-001)', async () => {
  const [mine, theirs] = [await server.company(), await server.company()]
  await theirs.admin.post('/api/relation', { name: 'Geheim', surname: 'Persoon' })
  expect(names(await mine.admin.get('/api/relation?query=geheim'))).toEqual([])
  const client = await server.app.platform.orm.pool.connect()
  const asApp = (statement: string) => client.query(`begin;${statement}`).finally(() => client.query('rollback'))
  await expect(asApp(`select search_hits('relation', '{%geheim%}')`)).rejects.toThrow(/app.company_id|bigint/)
  await expect(asApp(`select search_hits('user', '{%%}')`)).rejects.toThrow(/permission denied|search_text/)
  await expect(asApp(`set role vakwerk_search`)).rejects.toThrow(/permission denied/)
  client.release()
})
