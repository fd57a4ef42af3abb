import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { calendarOf, day, OTHER_SIDE, otherSide } from './other-side'

let server: TestServer
const service = otherSide()
beforeAll(async () => {
  // One connection for requests: whoever kept it while a calendar is slow would stop everybody.
  server = await testServer({ env: { OUTBOUND_ALLOW: OTHER_SIDE, DATABASE_POOL: '1' } })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const link = (client: TestClient, address: string) => client.post('/api/integrations/gcal', { address })
const list = (client: TestClient, userId: number, from = -30, to = 400, query = '') =>
  client.get(`/api/integrations/gcal/list/${userId}/${day(from)}/${day(to)}${query}`)
const titles = (answer: { body: { summary: string }[] }) => answer.body.map(({ summary }) => summary)
const linksLeft = async (userId: number) =>
  (await server.owner.query('select id from integration where user_id = $1', [userId])).rows.length

test('a user links their calendar by its secret address, which nobody ever sees again (R-USER-005, R-INTG-008)', async () => {
  const company = await server.company()
  const user = await company.user()
  const address = service.at('/ical/geheim-8f2c/basic.ics', calendarOf(['Werkoverleg', 1]))
  const made = await link(user, address.replace('http:', 'HTTP:'))
  expect([made.status, made.body.kind, made.body.status, made.body.name, made.body.host]).toEqual([
    201,
    'gcal',
    'active',
    'Bram',
    OTHER_SIDE,
  ])
  const answers = [
    made,
    await user.get('/api/integrations'),
    await company.admin.get(`/api/integrations/listforuser/${user.userId}`),
    await list(user, user.userId),
    await link(user, address),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 409])
  expect(answers[1]?.body).toEqual([made.body])
  expect(answers[2]?.body).toEqual([made.body])
  expect(JSON.stringify(answers)).not.toContain('geheim')
  const tables = ['integration', 'log_item', 'outbox', 'idempotent_answer']
  const { rows } = await server.owner.query<{ line: string }>(
    tables.map(table => `select t::text as line from ${table} t where company_id = ${company.id}`).join(' union all '),
  )
  const lines = rows.map(({ line }) => line)
  expect(lines.filter(line => line.includes('calendar_linked'))).toHaveLength(1)
  expect(lines.join()).not.toContain('geheim')
})

test('what is wrong with an address is said at its field, and nothing is stored then', async () => {
  const user = await (await server.company()).user()
  const large = () => new Response(new Uint8Array(11 * 1024 * 1024))
  for (const [address, text] of [
    ['mijn agenda', 'Plak hier het hele adres van je agenda.'],
    ['ftp://agenda.example/basic.ics', 'Plak hier het hele adres van je agenda.'],
    ['http://127.0.0.1/basic.ics', 'Dit adres mag niet'],
    ['webcal://169.254.169.254/basic.ics', 'Dit adres mag niet'],
    [service.at('/web', '<!doctype html><title>Agenda</title>'), 'Op dit adres staat geen agenda.'],
    [service.at('/half', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:1\r\nDTSTART:2\r\n'), 'kan niet gelezen worden'],
    [service.at('/large', large), 'te groot'],
    [service.at('/gone', () => new Response('', { status: 410 })), 'weigert dit adres (fout 410)'],
  ] as const) {
    const answer = await link(user, address)
    expect([address, answer.status, answer.body.message]).toEqual([address, 422, expect.stringContaining(text)])
    expect(answer.body.errors.address).toHaveLength(1)
    await server.owner.query('delete from attempt')
  }
  expect(await linksLeft(user.userId)).toBe(0)
})

test('appointments come from one week back to six months ahead, whatever is asked (R-INTG-003)', async () => {
  const user = await (await server.company()).user()
  const file = calendarOf(
    ['Acht dagen geleden', -8],
    ['Vorige week', -7],
    ['Elke dag', 2, 'RRULE:FREQ=DAILY;COUNT=3'],
    ['Over een half jaar', 170],
    ['Over zeven maanden', 215],
  )
  expect((await link(user, service.at('/range', file))).status).toBe(201)
  const all = await list(user, user.userId)
  expect(titles(all)).toEqual(['Vorige week', 'Elke dag', 'Elke dag', 'Elke dag', 'Over een half jaar'])
  expect(Object.keys(all.body[0]).sort()).toEqual(['all_day', 'end', 'start', 'summary'])
  expect(titles(await list(user, user.userId, 3, 3))).toEqual(['Elke dag'])
  const backwards = await list(user, user.userId, 3, 2)
  expect([backwards.status, backwards.body.errors.to]).toEqual([422, ['De einddatum ligt voor de begindatum.']])
})

test('an agenda is for its user and for role 1000 and higher, who see of what is private only that it is there (R-INTG-003)', async () => {
  const company = await server.company()
  const [user, colleague, manager] = await Promise.all([
    company.user(),
    company.user({ role: 999 }),
    company.user({ role: 1000 }),
  ])
  await link(user, service.at('/private', calendarOf(['Klantbezoek', 1], ['Tandarts', 2, 'CLASS:PRIVATE'])))
  expect(titles(await list(user, user.userId))).toEqual(['Klantbezoek', 'Tandarts'])
  expect(titles(await list(manager, user.userId))).toEqual(['Klantbezoek', 'Bezet'])
  expect((await list(colleague, user.userId)).status).toBe(403)
  expect((await list(manager, colleague.userId)).body).toEqual([])
  expect((await manager.get(`/api/integrations/listforuser/${user.userId}`)).status).toBe(403)
  const stranger = (await server.company()).admin
  expect((await list(stranger, user.userId)).status).toBe(404)
  expect((await stranger.get(`/api/integrations/listforuser/${user.userId}`)).status).toBe(404)
})

test('a calendar is read again after some minutes or when asked, and says so when the other side does not answer', async () => {
  const user = await (await server.company()).user()
  const address = service.at('/again', calendarOf(['Eerst', 1]))
  await link(user, address)
  const before = service.asked('/again')
  await Promise.all([1, 2, 3].map(() => list(user, user.userId)))
  expect(titles(await list(user, user.userId))).toEqual(['Eerst'])
  expect(service.asked('/again') - before).toBe(1)

  service.files.delete('/again')
  const other = await (await server.company()).user()
  service.at('/moved', calendarOf(['Nog', 1]))
  await link(other, address.replace('/again', '/moved'))
  service.files.delete('/moved')
  const failed = await list(other, other.userId, 0, 5, '?fresh=true')
  expect([failed.status, failed.body.message]).toEqual([422, expect.stringContaining('fout 404')])
})

test('what of a calendar is not understood is told at its link, and anew when it is read again', async () => {
  const company = await server.company()
  const user = await company.user()
  const address = service.at('/missed', calendarOf(['Goed', 1], ['Piep', -400, 'RRULE:FREQ=SECONDLY']))
  const made = await link(user, address)
  const missed = [{ reason: 'too_often', count: 1 }]
  expect([made.status, made.body.not_understood]).toEqual([201, missed])
  expect(titles(await list(user, user.userId))).toEqual(['Goed'])
  const told = async () =>
    (await company.admin.get(`/api/integrations/listforuser/${user.userId}`)).body[0].not_understood
  expect(await told()).toEqual(missed)

  const other = await company.user()
  const changing = service.at('/changing', calendarOf(['Goed', 1]))
  expect((await link(other, changing)).body.not_understood).toEqual([])
  service.at('/changing', calendarOf(['Goed', 1], ['Slecht', 2, 'RRULE:FREQ=SOMS']))
  expect(titles(await list(other, other.userId))).toEqual(['Goed', 'Slecht'])
  expect((await other.get('/api/integrations')).body[0].not_understood).toEqual([{ reason: 'repeat', count: 1 }])
})

test('while a calendar is slow everybody else goes on: nothing is held that others need', async () => {
  const user = await (await server.company()).user()
  const address = service.at('/slow', calendarOf(['Traag', 1]))
  await link(user, address)
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  service.at('/slow', async () => {
    begun.resolve()
    await go.promise
    return new Response(calendarOf(['Traag', 1]))
  })
  const waiting = list(user, user.userId)
  await begun.promise
  expect((await user.get('/api/user/getcurrentuser')).status).toBe(200)
  go.resolve()
  expect(titles(await waiting)).toEqual(['Traag'])
})

test('a link is taken away by its user or an administrator, by force too, and by nobody else (R-INTG-001)', async () => {
  const company = await server.company()
  const user = await company.user()
  const address = service.at('/unlink', calendarOf(['Nog even', 1]))
  const { id } = (await link(user, address)).body
  const manager = await company.user({ role: 1000 })
  expect((await manager.delete(`/api/integrations/gcal/${id}`)).status).toBe(403)
  expect((await (await server.company()).admin.delete(`/api/integrations/gcal/${id}`)).status).toBe(404)
  expect((await company.admin.delete(`/api/integrations/gcal/${id}`)).status).toBe(204)
  expect((await user.get('/api/integrations')).body).toEqual([])
  expect((await list(user, user.userId)).body).toEqual([])
  const again = (await link(user, address)).body
  expect((await manager.post(`/api/integrations/gcal/${again.id}/forceremove`)).status).toBe(403)
  expect((await user.post(`/api/integrations/gcal/${again.id}/forceremove`)).status).toBe(204)
  expect((await user.post(`/api/integrations/gcal/${again.id}/forceremove`)).status).toBe(404)
  expect(await linksLeft(user.userId)).toBe(0)
})

test('with a user goes the address of their calendar', async () => {
  const company = await server.company()
  const user = await company.user()
  await link(user, service.at('/leaver', calendarOf(['Afscheid', 1])))
  expect((await company.admin.delete(`/api/user/${user.userId}`)).status).toBe(204)
  await server.settled()
  expect(await linksLeft(user.userId)).toBe(0)
})

test('an address sealed with a key that is gone says to link again, and can be unlinked', async () => {
  const user = await (await server.company()).user()
  const { id } = (await link(user, service.at('/lost', calendarOf(['Weg', 1])))).body
  await server.owner.query(`update integration set address = 'v1.YQ.YQ.YQ' where id = $1`, [id])
  expect((await user.get('/api/integrations')).body[0].status).toBe('lost')
  const failed = await list(user, user.userId)
  expect([failed.status, failed.body.message]).toEqual([422, expect.stringContaining('koppel hem opnieuw')])
  expect((await user.delete(`/api/integrations/gcal/${id}`)).status).toBe(204)
})

test('a repeated request to link gets its first answer, also when the other side is gone by then', async () => {
  const user = await (await server.company()).user()
  const address = service.at('/once', calendarOf(['Eens', 1]))
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await user.post('/api/integrations/gcal', { address }, key)
  service.files.delete('/once')
  const second = await user.post('/api/integrations/gcal', { address }, key)
  expect([second.status, second.body, second.headers.get('idempotent-replayed')]).toEqual([201, first.body, 'true'])
  expect(service.asked('/once')).toBe(1)
})
