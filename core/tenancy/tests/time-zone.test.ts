import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { addDays, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** The first and the last place on earth to begin a day: never the same one. */
const EARLY = { time_zone: 'Pacific/Kiritimati' }
const LATE = { time_zone: 'Pacific/Niue' }

test('a company chooses its time zone, and its days and due dates follow', async () => {
  for (const zone of [EARLY, LATE]) {
    const { admin } = await server.company()
    expect((await admin.patch('/api/company/currentcompany', zone)).body).toMatchObject(zone)
    const before = today(zone)
    const flow = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
    const { body } = await admin.post('/api/quotation', { flow_id: flow.body.id })
    const sent = await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
    const exported = await admin.raw('GET', '/api/relation/export')
    if (before !== today(zone)) continue
    expect(flow.body.lead_date).toBe(before)
    expect(sent.body).toMatchObject({ documentdate: before, enddate: addDays(before, 30) })
    expect(exported.headers.get('content-disposition')).toContain(`relation-${before}.csv`)
    expect(((await admin.get(`/api/company/getlogitems/${before}`)).body as unknown[]).length).toBeGreaterThan(2)
  }
})

test('screens of colleagues and pages of customers are told the clock of the company', async () => {
  const { admin } = await server.company()
  await admin.patch('/api/company/currentcompany', EARLY)
  expect((await admin.get('/api/user/getcurrentuser')).body).toMatchObject(EARLY)
  const flow = await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })
  const { body } = await admin.post('/api/quotation', { flow_id: flow.body.id })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  for (const link of [`/api/quotation/${body.hash}`, `/api/flow/${flow.body.hash}`])
    expect((await server.anonymous.get(`${link}/getbycustomer`)).body.company).toMatchObject(EARLY)
})

test('a time zone that does not exist is refused in Dutch and changes nothing', async () => {
  const { admin, user } = await server.company()
  const wrong = await admin.patch('/api/company/currentcompany', { time_zone: 'Europe/Zwolle' })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors.time_zone).toEqual(['Kies een bestaande tijdzone, zoals Europe/Amsterdam.'])
  const colleague = await user()
  expect((await colleague.patch('/api/company/currentcompany', EARLY)).status).toBe(403)
  expect((await admin.get('/api/company/getcurrentcompany')).body.time_zone).toBe('Europe/Amsterdam')
})

test('platform staff give a company its time zone', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const made = await platform.admin.post('/api/company', { name: 'Curaçao Solar', time_zone: 'America/Curacao' })
  expect(made.body.time_zone).toBe('America/Curacao')
  expect((await platform.admin.post('/api/company', { name: 'Nergens', time_zone: 'Mars/Olympus' })).status).toBe(422)
})
