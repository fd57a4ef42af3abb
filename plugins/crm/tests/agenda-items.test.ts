import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const at = (time: string) => `2027-03-01T${time}:00.000Z`

test('an appointment never ends before it begins, when it is made and when it moves (R-AGND-001)', async () => {
  const { admin } = await server.company()
  const refused = await admin.post('/api/agendaitem', {
    title: 'Schouw',
    start_date: at('10:00'),
    end_date: at('09:00'),
  })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['end_date']])
  const { body: made } = await admin.post('/api/agendaitem', { title: 'Schouw', start_date: at('10:00') })
  const moved = await admin.patch(`/api/agendaitem/${made.id}`, { end_date: at('09:00') })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['end_date']])
  expect((await admin.get('/api/agendaitem')).body).toHaveLength(1)
})

test('who moves the start of an appointment moves its end along (R-AGND-002)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/agendaitem', {
    title: 'Montage',
    start_date: at('09:00'),
    end_date: at('11:30'),
  })
  const moved = await admin.patch(`/api/agendaitem/${body.id}`, { start_date: at('13:15') })
  const moments = [moved.body.start_date, moved.body.end_date].map(moment => new Date(moment).toISOString())
  expect(moments).toEqual([at('13:15'), at('15:45')])
})

test('days stay days over both changes of the clock, hours their length, and a course of several days its times (R-AGND-002)', async () => {
  const { admin } = await server.company()
  const moved = async (item: object, start_date: string) => {
    const { id } = (await admin.post('/api/agendaitem', { title: 'Verlof', ...item })).body
    const { body } = await admin.patch(`/api/agendaitem/${id}`, { start_date })
    return new Date(body.end_date).toISOString()
  }
  const leave = { all_day: true, absent: true }
  const twoDays = { ...leave, start_date: '2027-03-25T23:00:00Z', end_date: '2027-03-27T23:00:00Z' }
  expect(await moved(twoDays, '2027-03-26T23:00:00Z')).toBe('2027-03-28T22:00:00.000Z')
  expect(await moved(twoDays, '2027-10-29T22:00:00Z')).toBe('2027-10-31T23:00:00.000Z')
  expect(await moved({ ...leave, start_date: '2027-03-24T23:00:00Z' }, '2027-03-27T23:00:00Z')).toBe(
    '2027-03-28T22:00:00.000Z',
  )
  const night = { start_date: '2027-03-26T21:00:00Z', end_date: '2027-03-27T05:00:00Z' }
  expect(await moved(night, '2027-03-27T21:00:00Z')).toBe('2027-03-28T05:00:00.000Z')
  const course = { start_date: '2027-03-22T08:00:00Z', end_date: '2027-03-24T16:00:00Z' }
  expect(await moved(course, '2027-03-26T08:00:00Z')).toBe('2027-03-28T15:00:00.000Z')
})

test('leave that ends at midnight is over on the day that begins then', async () => {
  const { admin } = await server.company()
  const item = { title: 'Verlof', all_day: true, absent: true }
  await admin.post('/api/agendaitem', { ...item, start_date: '2027-03-01T23:00:00Z', end_date: '2027-03-02T23:00:00Z' })
  const on = async (from: string, to: string) =>
    (await admin.get(`/api/calendar/events?from=${from}&to=${to}&user_id=me`)).body.length
  expect(await on('2027-03-01T23:00:00Z', '2027-03-02T23:00:00Z')).toBe(1)
  expect(await on('2027-03-02T23:00:00Z', '2027-03-03T23:00:00Z')).toBe(0)
})

test('an appointment for somebody new takes the name apart and makes the customer (R-AGND-004)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/agendaitem', {
    title: 'Kennismaking',
    start_date: at('09:00'),
    fullname: 'Jan van der Berg',
  })
  const [relation] = (await admin.get('/api/relation')).body
  expect(relation).toMatchObject({ name: 'Jan', nameprefix: 'van der', surname: 'Berg' })
  expect(body).toMatchObject({ agendaitemable_type: 'relation', agendaitemable_id: relation.id })
})

test('a manager sees and plans the agenda of everybody, a colleague below that the own one (R-ROLE-005)', async () => {
  const company = await server.company()
  const [colleague, manager] = [await company.user({ role: 999 }), await company.user({ role: 1000 })]
  const plan = (client: typeof colleague, user_id: number) =>
    client.post('/api/agendaitem', { title: 'Opname', start_date: at('09:00'), user_id })
  expect((await plan(manager, colleague.userId)).status).toBe(201)
  expect((await plan(manager, manager.userId)).status).toBe(201)
  const refused = await plan(colleague, manager.userId)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['user_id']])
  const seenBy = async ({ get }: typeof colleague) =>
    (await get('/api/agendaitem')).body.map(({ user_id }: { user_id: number }) => user_id).toSorted()
  expect(await seenBy(manager)).toEqual([colleague.userId, manager.userId].toSorted())
  expect(await seenBy(colleague)).toEqual([colleague.userId])
})
