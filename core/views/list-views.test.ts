import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const view = {
  list: '/api/relation',
  title: 'In Zwolle',
  filters: { city: 'Zwolle' },
  sort: '-name',
  hidden: ['email'],
}

test('a saved view comes back as it was saved, to its own user only', async () => {
  const company = await server.company()
  const colleague = await company.user()
  const { body: saved, status } = await company.admin.post('/api/listview', view)
  expect(status).toBe(201)
  expect((await company.admin.get('/api/listview?list=/api/relation&limit=50')).body.data).toMatchObject([view])
  expect((await company.admin.get('/api/listview?list=/api/flow&limit=50')).body.data).toEqual([])
  expect((await colleague.get('/api/listview?limit=50')).body.data).toEqual([])
  expect((await colleague.patch(`/api/listview/${saved.id}`, { title: 'Van mij' })).status).toBe(404)
  expect((await colleague.delete(`/api/listview/${saved.id}`)).status).toBe(404)
})

test('nobody saves a view for somebody else, and nonsense is refused', async () => {
  const company = await server.company()
  const colleague = await company.user()
  const forced = await company.admin.post('/api/listview', { ...view, user_id: colleague.userId })
  expect(forced.status).toBe(422)
  expect((await company.admin.post('/api/listview', { ...view, filters: { city: 5 } })).status).toBe(422)
  expect((await company.admin.get('/api/listview?limit=50')).body.data).toEqual([])
})
