import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('the open intake tasks of the adviser before go to the next one when asked, and nothing else does (R-FLOW-022, G-INTMOVE)', async () => {
  const company = await server.company()
  const { admin } = company
  const [old, next] = [await company.user(), await company.user()]
  const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, user_id: old.userId })).body
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Bo Post' }, user_id: old.userId })).body
  const task = async (more: object) =>
    (await admin.post('/api/task', { title: 'Opnemen', type: 'intake', user_id: old.userId, flow_id: id, ...more }))
      .body.id
  const [open, done, work, elsewhere] = [
    await task({}),
    await task({}),
    await task({ type: 'project' }),
    await task({ flow_id: other.id }),
  ]
  await admin.patch(`/api/task/${done}`, { status: 'afgerond' })
  await admin.patch(`/api/flow/${id}`, { user_id: next.userId })
  const left = async () => (await admin.get(`/api/flow/${id}/intaketasks?user_id=${old.userId}`)).body.count
  expect(await left()).toBe(1)
  const moves = await Promise.all(
    Array.from({ length: 16 }, () => admin.post(`/api/flow/${id}/moveintaketasks`, { from_user_id: old.userId })),
  )
  expect(moves.reduce((sum, { body }) => sum + body.moved, 0)).toBe(1)
  expect(await left()).toBe(0)
  const whose = await Promise.all(
    [open, done, work, elsewhere].map(async one => (await admin.get(`/api/task/${one}`)).body.user_id),
  )
  expect(whose).toEqual([next.userId, old.userId, old.userId, old.userId])
})
