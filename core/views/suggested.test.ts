import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a filter on a text offers what stands there, those of most rows first, and finds them by a part of it', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  await stranger.post('/api/relation', { name: 'Vreemd', city: 'Zutphen' })
  for (const [n, city] of ['Zwolle', 'Kampen', 'Zwolle', null, '', 'Hattem, oost'].entries())
    await admin.post('/api/relation', { name: `Jan ${n}`, city })
  const values = async (query: string) => (await admin.get(`/api/relation/values?field=city${query}`)).body
  expect(await values('')).toEqual([
    { value: 'Zwolle', count: 2 },
    { value: 'Hattem, oost', count: 1 },
    { value: 'Kampen', count: 1 },
  ])
  expect(await values('&query=ZWO')).toEqual([{ value: 'Zwolle', count: 2 }])
  expect(await values('&query=%25')).toEqual([])
  const found = (await admin.get(`/api/relation?city=${encodeURIComponent('Hattem\\, oost,Kampen')}`)).body
  expect(found.map((row: { city: string }) => row.city).toSorted()).toEqual(['Hattem, oost', 'Kampen'])
})

test('labels are offered one by one, and texts of the company’s own fields too; what opens links never', async () => {
  const { admin } = await server.company()
  const { key } = (await admin.post('/api/customfield', { resource: 'flow', label: 'Type dak' })).body
  const make = (tags: string[]) =>
    admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, tags, custom_fields: { [key]: 'Plat' } })
  await make(['ISDE', 'VvE'])
  await make(['ISDE'])
  const ask = (field: string) => admin.get(`/api/flow/values?field=${field}`)
  expect((await ask('tags')).body).toEqual([
    { value: 'ISDE', count: 2 },
    { value: 'VvE', count: 1 },
  ])
  expect((await ask(`custom_fields.${key}`)).body).toEqual([{ value: 'Plat', count: 2 }])
  for (const field of ['hash', 'id', 'custom_fields', "custom_fields.x' or '", 'search_text'])
    expect([field, (await ask(encodeURIComponent(field))).status]).toEqual([field, 422])
})
