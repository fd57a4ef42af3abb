import { afterAll, beforeAll, expect, test } from 'bun:test'
import { withPlatform } from '@core/db/tenant'
import { workFor } from '@core/platform/work-for'
import { clearOfMidnight } from '@core/testing/midnight'
import { type TestServer, testServer } from '@core/testing/server'
import { addDays, DUTCH, startOfDay, today } from '@core/time/today'
import { Notification } from './notification'
import { notify } from './notify'
import { SystemNotification } from './system-notification'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const titles = (rows: { title: string }[]) => rows.map(row => row.title)
const news = { notifiable_type: 'flow', notifiable_id: 1, title: 'Nieuwe aanvraag' }

/** As a plugin tells it, to one user or to everyone. */
const tell = (companyId: number, title: string, userId: number | null = null) =>
  workFor(server.app.platform, { companyId }, async context =>
    notify(context, { type: 'flow', id: 1, userId, title, url: '/flow_detail/1' }),
  )

test('a notification that a user makes is their own, and leads nowhere else', async () => {
  const company = await server.company()
  const colleague = await company.user()
  const own = await company.admin.post('/api/notification', { ...news, title: 'Voor mij', user_id: colleague.userId })
  expect([own.status, own.body.errors]).toEqual([422, { user_id: ['Dit veld bestaat niet.'] }])
  const made = await company.admin.post('/api/notification', { ...news, title: 'Voor mij' })
  expect(made.body.user_id).toBe(company.admin.userId)
  await tell(company.id, 'Voor de beheerder', company.admin.userId)
  expect((await colleague.get('/api/notification')).body).toEqual([])
  for (const call of [colleague.get, colleague.delete])
    expect((await call(`/api/notification/${made.body.id}`)).status).toBe(404)
  expect((await company.admin.delete(`/api/notification/${made.body.id}`)).status).toBe(204)
  for (const url of ['https://elders.example', '//elders.example', 'javascript:alert(1)', '/\\elders.example'])
    expect([url, (await colleague.post('/api/notification', { ...news, url })).status]).toEqual([url, 422])
  expect((await colleague.post('/api/notification', { ...news, url: '/flow_detail/1' })).status).toBe(201)
})

test('what is for a colleague who left everybody hears', async () => {
  const company = await server.company()
  const [gone, colleague] = [await company.user(), await company.user()]
  expect((await company.admin.delete(`/api/user/${gone.userId}`)).status).toBe(204)
  await tell(company.id, 'Van een klant', gone.userId)
  for (const reader of [company.admin, colleague])
    expect(titles((await reader.get('/api/notification')).body)).toEqual(['Van een klant'])
})

test('what is for everyone each of the staff reads for themselves (R-NOTIF-001, R-NOTIF-003)', async () => {
  const company = await server.company()
  const colleague = await company.user()
  const partner = await company.user({ user_type: 'partner' })
  const elsewhere = await server.company()
  await tell(company.id, 'Voor iedereen')
  const unread = async (client: typeof colleague) =>
    titles((await client.get('/api/notification?status=unread&limit=10')).body.data)
  const [shared] = (await company.admin.get('/api/notification')).body
  expect((await company.admin.patch(`/api/notification/${shared.id}`, { status: 'read' })).status).toBe(200)
  expect(await unread(company.admin)).toEqual([])
  expect(await unread(colleague)).toEqual(['Voor iedereen'])
  expect((await company.admin.delete(`/api/notification/${shared.id}`)).status).toBe(204)
  expect(await unread(colleague)).toEqual(['Voor iedereen'])
  expect(await unread(elsewhere.admin)).toEqual([])
  const rows = await workFor(server.app.platform, { companyId: company.id }, ({ em }) => em.find(Notification, {}))
  expect(rows.map(({ user_id }) => user_id)).not.toContain(partner.userId)
})

test('the notifications of a day are those of that Dutch day, one’s own and what everybody hears (R-NOTIF-002)', async () => {
  await clearOfMidnight()
  const company = await server.company()
  const colleague = await company.user()
  await tell(company.id, 'Voor een ander', company.admin.userId)
  await tell(company.id, 'Vandaag')
  const justBefore = new Date(startOfDay(today(DUTCH), DUTCH).getTime() - 1).toISOString()
  await colleague.post('/api/notification', { ...news, title: 'Gisteravond', date: justBefore })
  const on = async (day: string) => titles((await colleague.get(`/api/notification/indexondate/${day}`)).body)
  expect(await on(today(DUTCH))).toEqual(['Vandaag'])
  expect(await on(addDays(today(DUTCH), -1))).toEqual(['Gisteravond'])
  expect((await colleague.get('/api/notification/indexondate/morgen')).status).toBe(404)
  expect(
    titles((await (await server.company()).admin.get(`/api/notification/indexondate/${today(DUTCH)}`)).body),
  ).toEqual([])
})

test('a notification goes from unread to read and back (R-NOTIF-003)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/notification', news)
  expect(body.status).toBe('unread')
  for (const status of ['read', 'unread'])
    expect((await admin.patch(`/api/notification/${body.id}`, { status })).body.status).toBe(status)
  expect((await admin.patch(`/api/notification/${body.id}`, { status: 'gone' })).status).toBe(422)
})

test('a system notification for modules reaches only companies that own one of them, while it holds (R-SYSN-001)', async () => {
  await clearOfMidnight()
  const platform = await server.company({ modules: ['ADMIN'] })
  const owner = await server.company({ modules: ['CRM', 'QUOTATION'] })
  const other = await server.company({ modules: ['CRM'] })
  const make = (fields: object) =>
    platform.admin.post('/api/systemnotification', { title: 'Onderhoud', is_active: true, modules: [], ...fields })
  await make({ title: 'Voor offertes', modules: ['QUOTATION', 'CONFIRMATION'] })
  await make({ title: 'Voor iedereen', start_date: today(DUTCH), end_date: today(DUTCH) })
  await make({ title: 'Nog niet', start_date: addDays(today(DUTCH), 1) })
  await make({ title: 'Voorbij', end_date: addDays(today(DUTCH), -1) })
  await make({ title: 'Uit', is_active: false })
  const seen = async (client: typeof owner.admin) => titles((await client.get('/api/systemnotification')).body)
  expect(await seen(owner.admin)).toEqual(['Voor iedereen', 'Voor offertes'])
  expect(await seen(other.admin)).toEqual(['Voor iedereen'])
  expect(await seen(await owner.user({ module_blacklist: ['QUOTATION'] }))).toEqual(['Voor iedereen'])
  expect(titles((await platform.admin.get('/api/systemnotification?all=true')).body)).toHaveLength(5)
})

test('a system notification is rich text, of which nothing that runs is kept or shown, whoever put it in the table (G-SYSN)', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company()
  const poison = '<p>Zondag <strong>onderhoud</strong><script>alert(1)</script><img src=x onerror=alert(1)></p>'
  const made = await platform.admin.post('/api/systemnotification', {
    title: 'Opmaak',
    content: poison,
    is_active: true,
    modules: [],
  })
  const clean = '<p>Zondag <strong>onderhoud</strong></p>'
  expect(made.body.content).toBe(clean)
  const shown = async () =>
    (await company.admin.get('/api/systemnotification')).body.find((row: { title: string }) => row.title === 'Opmaak')
  expect((await shown()).content).toBe(clean)
  await withPlatform(server.app.platform.orm, async em => {
    const stored = await em.findOneOrFail(SystemNotification, { id: made.body.id })
    stored.content = poison
  })
  expect((await shown()).content).toBe(clean)
})

test('only platform staff make system notifications, and their days have an order (R-SYSN-002)', async () => {
  const company = await server.company({ modules: ['CRM'] })
  const platform = await server.company({ modules: ['ADMIN'] })
  const body = { title: 'Onderhoud', modules: [] }
  expect((await company.admin.post('/api/systemnotification', body)).status).toBe(403)
  expect((await company.admin.get('/api/systemnotification?all=true')).status).toBe(403)
  const backwards = { ...body, start_date: '2026-12-02', end_date: '2026-12-01' }
  expect((await platform.admin.post('/api/systemnotification', backwards)).status).toBe(422)
})
