import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the pipeline counts all dossiers of the company by status, in one statement, but those in the trash (R-PIPE-001)', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const make = async () => (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const [first, gone] = [await make(), await make(), await make()]
  await admin.patch(`/api/flow/${first}`, { status: 'intake' })
  await admin.delete(`/api/flow/${gone}`)
  await stranger.post('/api/flow', { relation: { fullname: 'Bo Elders' } })
  server.statements()
  const { body } = await admin.get('/api/flow/pipelinefigures')
  expect(server.statements().filter(statement => statement.includes('group by'))).toHaveLength(1)
  expect(body).toEqual([
    { flow_status: 'intake', count: 1, turnover: 0 },
    { flow_status: 'new', count: 1, turnover: 0 },
  ])
})
