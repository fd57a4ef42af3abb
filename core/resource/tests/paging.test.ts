import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const next = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

async function walk(admin: TestClient, path: string): Promise<{ id: number }[][]> {
  const pages: { id: number }[][] = []
  for (let url: string | undefined = path; url; ) {
    const page = await admin.get(url)
    expect(page.status).toBe(200)
    pages.push(page.body.data)
    url = pages.length < 20 ? next(page.headers) : undefined
  }
  return pages
}

test('a list is walked from page to page by its Link header, in every order, over empty values and equal ones', async () => {
  const { admin } = await server.company()
  const cities = ['Zwolle', null, 'Kampen', 'Zwolle', null, 'Hattem', 'Kampen']
  for (const [n, city] of cities.entries())
    await admin.post('/api/relation', { name: `Jan ${n}`, surname: 'Vos', city })
  for (const order of ['city', '-city', 'id', '-id', 'created_at', '-created_at', 'name']) {
    for (const filter of ['', '&surname=Vos', '&query=vos']) {
      const whole = (await admin.get(`/api/relation?sort=${order}${filter}`)).body.map((row: { id: number }) => row.id)
      const pages = await walk(admin, `/api/relation?limit=3&sort=${order}${filter}`)
      expect(pages.map(page => page.length)).toEqual([3, 3, 1])
      expect(pages.flat().map(row => row.id)).toEqual(whole)
    }
  }
})

test('a place in a list that was made up is refused', async () => {
  const { admin } = await server.company()
  for (const place of ['x', '[1]', '["x","y"]', '[{"a":1},2]', '[null,5]', '"'])
    expect(
      (await admin.get(`/api/relation?limit=3&sort=name&after=${Buffer.from(place).toString('base64url')}`)).status,
    ).toBe(422)
})

test('who asks for the minimum gets the headers alone', async () => {
  const { admin } = await server.company()
  const minimal = { prefer: 'return=minimal' }
  const made = await admin.post('/api/relation', { name: 'Jan' }, minimal)
  expect([made.status, made.body, made.headers.get('preference-applied')]).toEqual([204, '', 'return=minimal'])
  const url = made.headers.get('location') ?? ''
  expect(
    (await admin.patch(url, { name: 'Piet' }, { ...minimal, 'if-match': made.headers.get('etag') ?? '' })).status,
  ).toBe(204)
  expect((await admin.get(url)).body.name).toBe('Piet')
})

test('the log of a record tells who changed what, newest first, to those who may see the record (R-LOG-001)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan', city: 'Zwolle' })).body
  await admin.patch(`/api/relation/${id}`, { city: 'Kampen' })
  await admin.delete(`/api/relation/${id}`)
  const log = await admin.get(`/api/relation/${id}/log`)
  expect(log.body).toMatchObject([
    { description: 'deleted' },
    { description: 'updated', user_fullname: 'Beheer', old_value: { city: 'Zwolle' }, new_value: { city: 'Kampen' } },
    { description: 'created' },
  ])
  const { admin: stranger } = await server.company()
  expect((await stranger.get(`/api/relation/${id}/log`)).status).toBe(404)
})
