import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('dossiers are counted month by month for a year, and of the month before as much as has passed of this one', async () => {
  const { admin } = await server.company()
  const { admin: stranger } = await server.company()
  const now = today(DUTCH)
  const lastOfBefore = addDays(`${now.slice(0, 7)}-01`, -1)
  const before = lastOfBefore.slice(0, 7)
  const days = [now, now, `${before}-01`, lastOfBefore, `${Number(now.slice(0, 4)) - 2}-01-01`]
  for (const lead_date of days) await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, lead_date })
  const gone = await admin.post('/api/flow', { relation: { fullname: 'Bo Elders' }, lead_date: now })
  await admin.delete(`/api/flow/${gone.body.id}`)
  await stranger.post('/api/flow', { relation: { fullname: 'Cas Smit' }, lead_date: now })

  const { body } = await admin.get('/api/flow/months')
  expect(body.months).toHaveLength(12)
  expect(body.months.slice(-2)).toMatchObject([
    { month: before, count: 2 },
    { month: now.slice(0, 7), count: 2 },
  ])
  expect(body.months.slice(0, -2).every(({ count }: { count: number }) => count === 0)).toBe(true)
  expect(body.before.count).toBe(lastOfBefore.slice(8) <= now.slice(8) ? 2 : 1)
})

test('the first day of a month belongs to it west of Greenwich too', async () => {
  const { admin } = await server.company()
  const time_zone = 'America/Curacao'
  await admin.patch('/api/company/currentcompany', { time_zone })
  const before = addDays(`${today({ time_zone }).slice(0, 7)}-01`, -1).slice(0, 7)
  await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, lead_date: `${before}-01` })
  const { body } = await admin.get('/api/flow/months')
  expect(body.months.at(-2)).toMatchObject({ month: before, count: 1 })
})
