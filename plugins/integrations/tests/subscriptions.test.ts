import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { Webhook } from 'standardwebhooks'
import { OTHER_SIDE } from './other-side'
import { type Got, type Receiver, startReceiver } from './receiver'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  server = await testServer({ env: { OUTBOUND_ALLOW: OTHER_SIDE } })
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})

const subscribe = async ({ post }: TestClient, path: string, events = ['flow_created', 'flow_status_quotation']) => {
  const made = await post('/api/webhooksubscription', { name: path.slice(1), url: receiver.at(path), events })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body as { id: number; secret: string }
}
const flowOf = async ({ post }: TestClient): Promise<number> =>
  (await post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
const toQuotation = ({ patch }: TestClient, id: number) => patch(`/api/flow/${id}`, { status: 'quotation' })
const logOf = async ({ get }: TestClient, query = '') => (await get(`/api/webhookdelivery?sort=id${query}`)).body
const typesOf = (got: readonly Got[]) => got.map(({ body }) => JSON.parse(body).type)
const standing = async ({ get }: TestClient, id: number) => (await get(`/api/webhooksubscription/${id}`)).body

/** Lets the moment come for all that waits with a company, messages and rounds, as the clock would. */
async function letItCome({ id }: TestCompany): Promise<void> {
  for (const [table, moment] of [
    ['webhookdelivery', 'due_at'],
    ['outbox', 'run_at'],
  ])
    await server.owner.query(`update ${table} set ${moment} = now() where company_id = $1 and ${moment} > now()`, [id])
  await server.settled()
}
const olderBy = ({ id }: TestCompany, days: number) =>
  server.owner.query(
    `update webhooksubscription set failing_since = failing_since - interval '${days} days' where company_id = $1`,
    [id],
  )

test('an event comes as a message that is signed by Standard Webhooks, with the record as it is and no link that lets anybody in', async () => {
  const { admin } = await server.company()
  const { id, secret } = await subscribe(admin, '/signed')
  expect(secret).toMatch(/^whsec_/)
  const flow = await flowOf(admin)
  await server.settled()
  const [got, ...others] = await receiver.got('/signed')
  expect(others).toEqual([])
  if (!got) throw new Error('Nothing came')
  const message = new Webhook(secret).verify(got.body, got.headers)
  expect(message).toMatchObject({
    type: 'flow_created',
    data: { resource: 'flow', id: flow, flow_id: flow, record: { id: flow, status: 'new' } },
  })
  expect(() => new Webhook(secret).verify(got.body.replace('new', 'old'), got.headers)).toThrow()
  expect(got.body).not.toContain('hash')
  const log = await logOf(admin)
  expect(log).toMatchObject([{ event: 'flow_created', subscription_id: id, attempts: 1, due_at: null }])
  expect(log[0]).not.toHaveProperty('payload')
  expect((await admin.get(`/api/webhookdelivery/${log[0].id}`)).body.payload).toBe(got.body)
})

test('the secret is answered once and sealed, and only who may manage settings has subscriptions, of the own company', async () => {
  const company = await server.company()
  const { id, secret } = await subscribe(company.admin, '/sealed')
  const { rows } = await server.owner.query(
    ['webhooksubscription', 'log_item', 'outbox', 'idempotent_answer']
      .map(table => `select t::text as line from ${table} t where company_id = ${company.id}`)
      .join(' union all '),
  )
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  expect(JSON.stringify(await company.admin.get('/api/webhooksubscription'))).not.toContain('whsec_')
  const member = await company.user({ role: 100 })
  const other = (await server.company()).admin
  for (const path of ['/api/webhooksubscription', '/api/webhookdelivery', '/api/webhookevent'])
    expect((await member.get(path)).status).toBe(403)
  for (const act of ['pause', 'resume', 'test', 'newsecret', 'replay']) {
    const body = { newsecret: {}, replay: { since: '2026-01-01T00:00:00Z' } }[act]
    expect((await other.post(`/api/webhooksubscription/${id}/${act}`, body)).status).toBe(404)
  }
})

test('events that do not exist, addresses that are none, and one address too many are refused', async () => {
  const { admin } = await server.company()
  const make = (body: object) => admin.post('/api/webhooksubscription', body)
  const url = 'https://erp.example/hook'
  expect((await make({ url, events: ['flow_created', 'no_such'] })).body.errors.events).toHaveLength(1)
  for (const body of [{ url, events: [] }, { url: 'erp', events: ['flow_created'] }, { events: ['flow_created'] }])
    expect((await make(body)).status).toBe(422)
  for (let n = 0; n < 20; n++) expect((await make({ url, events: ['flow_created'] })).status).toBe(201)
  expect((await make({ url, events: ['flow_created'] })).status).toBe(409)
  const { body: events } = await admin.get('/api/webhookevent')
  expect(events).toContainEqual({ tag: 'flow_created', label: 'Dossier is aangemaakt', stage: 'new', about: 'flow' })
})

test('a new secret leaves no gap: until the old one ends both sign, and a receiver with either is content', async () => {
  const { admin } = await server.company()
  const { id, secret: old } = await subscribe(admin, '/renewed')
  const { body } = await admin.post(`/api/webhooksubscription/${id}/newsecret`, {})
  await flowOf(admin)
  await server.settled()
  const [first] = await receiver.got('/renewed')
  if (!first) throw new Error('Nothing came')
  for (const secret of [old, body.secret]) new Webhook(secret).verify(first.body, first.headers)
  await admin.post(`/api/webhooksubscription/${id}/newsecret`, { overlap_hours: 0 })
  await flowOf(admin)
  await server.settled()
  const second = (await receiver.got('/renewed'))[1]
  expect(second?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})

test('what does not arrive is tried again with the same number, and later messages about its record wait for it', async () => {
  const company = await server.company()
  const { admin } = company
  await subscribe(admin, '/ordered')
  await receiver.plan(
    '/ordered',
    { status: 503 },
    { status: 302, headers: { location: '/elsewhere' } },
    { status: 500, huge: true },
  )
  const one = await flowOf(admin)
  await server.settled()
  await toQuotation(admin, one)
  await server.settled()
  expect(await logOf(admin)).toMatchObject([
    { event: 'flow_created', waits: false },
    { event: 'flow_status_quotation', waits: true, attempts: 0 },
  ])
  for (let n = 0; n < 4; n++) await letItCome(company)
  const got = await receiver.got('/ordered')
  expect(typesOf(got)).toEqual([...Array(4).fill('flow_created'), 'flow_status_quotation'])
  expect(new Set(got.slice(0, 4).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [first, second] = await logOf(admin)
  expect(first.tries.map(({ problem }: { problem: string }) => problem)).toEqual([
    'status',
    'redirect',
    'too-large',
    null,
  ])
  expect(second.date_delivered).not.toBeNull()
  expect(JSON.parse(got[4]?.body ?? '').data.sequence).toBeGreaterThan(JSON.parse(got[0]?.body ?? '').data.sequence)
  expect(await receiver.got('/elsewhere')).toEqual([])
})

test('a message is given up after ten tries, and what waits for it goes on; by hand it goes again', async () => {
  const company = await server.company()
  const { admin } = company
  await subscribe(admin, '/given-up')
  const one = await flowOf(admin)
  await receiver.plan('/given-up', ...Array(10).fill({ status: 400, body: 'Nee' }))
  await server.settled()
  await toQuotation(admin, one)
  for (let n = 0; n < 11; n++) await letItCome(company)
  const failed = await logOf(admin, '&standing=failed')
  expect(failed).toMatchObject([{ event: 'flow_created', attempts: 10, due_at: null }])
  expect(await logOf(admin, '&standing=delivered')).toMatchObject([{ event: 'flow_status_quotation' }])
  expect((await admin.post(`/api/webhookdelivery/${failed[0].id}/replay`)).status).toBe(204)
  await server.settled()
  expect(await logOf(admin, '&standing=failed')).toEqual([])
  expect(typesOf(await receiver.got('/given-up')).slice(-2)).toEqual(['flow_status_quotation', 'flow_created'])
})

test('all since a moment goes again in the order of what happened, what arrived as well when that is asked', async () => {
  const { admin } = await server.company()
  const { id } = await subscribe(admin, '/replayed')
  const one = await flowOf(admin)
  await toQuotation(admin, one)
  const two = await flowOf(admin)
  await server.settled()
  const replay = (body: object) => admin.post(`/api/webhooksubscription/${id}/replay`, body)
  expect((await replay({ since: '2026-01-01T00:00:00Z' })).body).toEqual({ count: 0 })
  expect((await replay({ since: '2026-01-01T00:00:00Z', all: true })).body).toEqual({ count: 3 })
  await server.settled()
  const got = (await receiver.got('/replayed')).map(({ body, headers }) => [
    JSON.parse(body).data.id,
    headers['webhook-id'],
  ])
  expect(got).toHaveLength(6)
  const of = (flow: number) => got.filter(([id]) => id === flow).map(([, number]) => number)
  expect(of(one).slice(2)).toEqual(of(one).slice(0, 2))
  expect(of(two)[1]).toBe(of(two)[0])
})

test('a paused address is not called and gets later what it missed; one that says to be gone ends at once', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await subscribe(admin, '/paused')
  expect((await admin.post(`/api/webhooksubscription/${id}/pause`)).body.status).toBe('paused')
  await flowOf(admin)
  await server.settled()
  expect(await receiver.got('/paused')).toEqual([])
  expect((await admin.post(`/api/webhooksubscription/${id}/replay`, { since: '2026-01-01T00:00:00Z' })).status).toBe(
    409,
  )
  await admin.post(`/api/webhooksubscription/${id}/resume`)
  await server.settled()
  expect(await receiver.got('/paused')).toHaveLength(1)
  await receiver.plan('/paused', { status: 410 })
  await flowOf(admin)
  await server.settled()
  expect((await standing(admin, id)).status).toBe('ended')
})

test('after a week in which nothing arrived an address ends, managers are mailed once, and resuming brings what waits', async () => {
  const company = await server.company()
  const { admin } = company
  await company.user({ role: 100 })
  const { id } = await subscribe(admin, '/week')
  await receiver.plan('/week', ...Array(3).fill({ status: 500 }))
  await flowOf(admin)
  await server.settled()
  await olderBy(company, 6)
  await letItCome(company)
  expect((await standing(admin, id)).status).toBe('active')
  await olderBy(company, 1)
  await letItCome(company)
  expect((await standing(admin, id)).status).toBe('ended')
  const mails = (await server.app.platform.mailer.inbox?.list()) ?? []
  expect(mails.filter(({ subject }) => subject === 'Webhook naar week is gestopt')).toHaveLength(1)
  const { body: notices } = await admin.get('/api/notification')
  expect(notices.map(({ title }: { title: string }) => title)).toContain('Webhook naar week is gestopt')
  await flowOf(admin)
  await server.settled()
  expect(await logOf(admin)).toHaveLength(1)
  await admin.post(`/api/webhooksubscription/${id}/resume`)
  await server.settled()
  expect(await standing(admin, id)).toMatchObject({ status: 'active', failing_since: null })
  expect(await logOf(admin, '&standing=delivered')).toHaveLength(1)
})

test('a receiver that answers slowly holds up nobody else’s messages', async () => {
  const slow = await server.company()
  const quick = await server.company()
  for (let n = 0; n < 10; n++) {
    await receiver.plan(`/slow-${n}`, { status: 200, delayMs: 2000 })
    await subscribe(slow.admin, `/slow-${n}`)
  }
  await subscribe(quick.admin, '/quick')
  await flowOf(slow.admin)
  await flowOf(quick.admin)
  await server.settled()
  const [message] = await receiver.got('/quick')
  const finished = (await logOf(slow.admin)).map(({ date_delivered }: { date_delivered: string }) =>
    Date.parse(date_delivered),
  )
  expect(finished).toHaveLength(10)
  expect(message?.at).toBeLessThan(Math.min(...finished))
}, 60_000)

test('while the company has no settings nothing goes out, and what waits goes once it has them again', async () => {
  const company = await server.company()
  const { admin } = company
  await subscribe(admin, '/licence')
  await receiver.plan('/licence', { status: 503 })
  await flowOf(admin)
  await server.settled()
  const sql = (text: string) => server.owner.query(text, [company.id])
  await sql(`delete from company_module where company_id = $1 and module = 'SETTINGS'`)
  await letItCome(company)
  expect(await receiver.got('/licence')).toHaveLength(1)
  await sql(`insert into company_module (company_id, module, created_at) values ($1, 'SETTINGS', now())`)
  await sql(`update webhooksubscription set round_at = now() - interval '2 hours' where company_id = $1`)
  await server.dailyJobs(company, new Date())
  await server.settled()
  expect(await receiver.got('/licence')).toHaveLength(2)
})

test('a test message is signed too, and says at once what came of it', async () => {
  const { admin } = await server.company()
  const { id, secret } = await subscribe(admin, '/tried')
  await receiver.plan('/tried', { status: 404, body: 'Niets hier' })
  const trial = () => admin.post(`/api/webhooksubscription/${id}/test`)
  expect((await trial()).body).toEqual({ arrived: false, status: 404, answer: 'Niets hier', problem: 'Antwoord 404' })
  expect((await trial()).body).toMatchObject({ arrived: true, status: 200 })
  const [got] = await receiver.got('/tried')
  if (!got) throw new Error('Nothing came')
  expect(new Webhook(secret).verify(got.body, got.headers)).toMatchObject({ type: 'webhook_test' })
  expect(await logOf(admin)).toEqual([])
})

test('a secret that can no longer be read stops the messages, which say so, and a new one lets them go', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await subscribe(admin, '/lost')
  await server.owner.query(`update webhooksubscription set secret = 'sealed elsewhere' where company_id = $1`, [
    company.id,
  ])
  expect((await admin.post(`/api/webhooksubscription/${id}/test`)).body.message).toContain('Maak een nieuwe')
  await flowOf(admin)
  await server.settled()
  expect((await logOf(admin))[0].tries).toMatchObject([{ problem: 'secret', status: null }])
  expect(await receiver.got('/lost')).toEqual([])
  const { body } = await admin.post(`/api/webhooksubscription/${id}/newsecret`, {})
  await letItCome(company)
  const [got] = await receiver.got('/lost')
  if (!got) throw new Error('Nothing came')
  new Webhook(body.secret).verify(got.body, got.headers)
})

test('messages of a month ago are forgotten, and a round that the queue lost begins anew', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await subscribe(admin, '/forgotten')
  await flowOf(admin)
  await server.settled()
  await server.owner.query(`update webhookdelivery set created_at = now() - interval '31 days' where company_id = $1`, [
    company.id,
  ])
  await admin.post(`/api/webhooksubscription/${id}/pause`)
  await flowOf(admin)
  await server.settled()
  await server.owner.query(
    `update webhooksubscription set status = 'active', round_at = now() - interval '2 hours' where company_id = $1`,
    [company.id],
  )
  await server.dailyJobs(company, new Date())
  await server.settled()
  expect(await logOf(admin)).toMatchObject([{ attempts: 1, due_at: null }])
})
