import { expect, test } from 'bun:test'
import { type TestClient, testServer } from '@core/testing/server'
import ICAL from 'ical.js'

const server = await testServer()

const soon = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

async function feedOf(person: TestClient): Promise<{ path: string; read: () => Promise<Response> }> {
  const made = await person.post('/api/calendar/feed', {})
  expect(made.status).toBe(201)
  const path = new URL(made.body.address).pathname
  return { path, read: () => server.anonymous.raw('GET', path) }
}

test('other calendars read the own work and what one comes along to, and nothing of others', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const me = await company.user({ role: 100 })
  const other = await company.user({ role: 100 })
  const relation = await company.admin.post('/api/relation', {
    name: 'Ada',
    surname: 'Lovelace',
    address: 'Dam',
    number: '1',
    city: 'Delft',
  })
  const flow = await company.admin.post('/api/flow', { relation_id: relation.body.id })
  await company.admin.post('/api/agendaitem', {
    title: 'Weekstart; met, komma',
    description: 'Neem de planning mee.\nEn koffie.',
    location: 'Kantoor Zwolle',
    user_id: me.userId,
    start_date: soon(1),
    end_date: soon(2),
  })
  await company.admin.post('/api/agendaitem', {
    title: 'Meekijken',
    user_id: other.userId,
    attendees: [me.userId],
    start_date: soon(3),
    end_date: soon(4),
  })
  await company.admin.post('/api/agendaitem', {
    title: 'Van een ander',
    user_id: other.userId,
    start_date: soon(3),
    end_date: soon(4),
  })
  await company.admin.post('/api/task', {
    title: 'Montage',
    description: 'Via de achterdeur.',
    flow_id: flow.body.id,
    user_id: me.userId,
    start_date: soon(5),
    end_date: soon(8),
  })
  await company.admin.post('/api/agendaitem', {
    title: 'Verlof',
    user_id: me.userId,
    all_day: true,
    absent: true,
    start_date: '2026-12-23T23:00:00Z',
    end_date: '2026-12-25T23:00:00Z',
  })
  const { read } = await feedOf(me)
  const answer = await read()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).toContain('METHOD:PUBLISH')
  expect(text).toContain('SUMMARY:Weekstart\\; met\\, komma')
  expect(text).toContain('DTSTART;VALUE=DATE:20261224')
  expect(text).toContain('DTEND;VALUE=DATE:20261226')
  const events = ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map(each => new ICAL.Event(each))
  expect(events.map(each => each.summary).toSorted()).toEqual([
    'Meekijken',
    'Montage · Ada Lovelace',
    'Verlof',
    'Weekstart; met, komma',
  ])
  expect(events.find(each => each.summary === 'Montage · Ada Lovelace')).toMatchObject({
    location: 'Dam 1, Delft',
    sequence: 0,
    description: `Via de achterdeur.\n\n${server.app.platform.config.publicUrl}/flow_detail/${flow.body.id}`,
  })
  const start = events.find(each => each.summary.startsWith('Weekstart'))
  expect(start?.description).toStartWith('Neem de planning mee.\nEn koffie.\n\n')
  expect(start?.location).toBe('Kantoor Zwolle')
})

test('a record keeps its number in other calendars, and counts on when it is moved', async () => {
  const company = await server.company({ modules: ['BASIS', 'CRM'] })
  const item = await company.admin.post('/api/agendaitem', {
    title: 'Bel',
    user_id: company.admin.userId,
    start_date: soon(1),
    end_date: soon(2),
  })
  const { read } = await feedOf(company.admin)
  const uidOf = (text: string) => /UID:(.*)/.exec(text)?.[1]
  const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
  const before = await (await read()).text()
  await company.admin.patch(`/api/agendaitem/${item.body.id}`, { start_date: soon(3), end_date: soon(4) })
  const after = await (await read()).text()
  expect(uidOf(after)).toBe(uidOf(before))
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
})

test('a new address ends the old one, and sixteen at once leave one that works', async () => {
  const company = await server.company({ modules: ['CRM'] })
  expect((await company.admin.get('/api/calendar/feed')).body).toBeNull()
  const first = await feedOf(company.admin)
  expect((await company.admin.get('/api/calendar/feed')).body).toMatchObject({ last_read_at: null })
  expect((await first.read()).status).toBe(200)
  expect((await company.admin.get('/api/calendar/feed')).body.last_read_at).toBeString()
  const made = await Promise.all(Array.from({ length: 16 }, () => feedOf(company.admin)))
  expect((await first.read()).status).toBe(404)
  const answers = await Promise.all(made.map(({ read }) => read()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await company.admin.delete('/api/calendar/feed')).status).toBe(204)
  const gone = await Promise.all(made.map(({ read }) => read()))
  expect(gone.every(({ status }) => status === 404)).toBe(true)
})

test('the address ends with the colleague, with the module barred, and with the licence', async () => {
  const company = await server.company({ modules: ['CRM'] })
  const [barred, gone, staying] = [
    await company.user({ role: 100 }),
    await company.user({ role: 100 }),
    await company.user({ role: 100 }),
  ]
  const feeds = [await feedOf(barred), await feedOf(gone), await feedOf(staying)]
  await company.admin.patch(`/api/user/${barred.userId}`, { module_blacklist: ['CRM'] })
  await company.admin.delete(`/api/user/${gone.userId}`)
  expect(await Promise.all(feeds.map(async ({ read }) => (await read()).status))).toEqual([404, 404, 200])
  await server.owner.query('delete from company_module where company_id = $1', [company.id])
  expect((await feeds[2]?.read())?.status).toBe(404)
})

test('an address is read so often and no oftener, and says when it may be again', async () => {
  const company = await server.company({ modules: ['CRM'] })
  const { read } = await feedOf(company.admin)
  for (let times = 0; times < 120; times++) expect((await read()).status).toBe(200)
  const refused = await read()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBeString()
})
