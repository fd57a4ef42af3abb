import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { OTHER_SIDE } from './other-side'
import { type Receiver, startReceiver } from './receiver'

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

const TAGS = {
  header_tags: [{ fieldkey: 'X-Sleutel', fieldvalue: 'geheim-77', example: 'proef' }],
  query_tags: [{ fieldkey: 'dossier', fieldvalue: '{{flow.id}}', example: '7', nullvalue: null }],
  body_tags: [
    { fieldkey: 'klant', fieldvalue: '{{relation.fullname}}', example: 'Jan Mol' },
    { fieldkey: 'telefoon', fieldvalue: '{{relation.phone}}', example: '', nullvalue: 'onbekend' },
    { fieldkey: 'leeg', fieldvalue: '' },
  ],
}

const connectionAt = async ({ post, patch }: TestClient, path: string, more: object = TAGS) => {
  const { body } = await post('/api/webhookconnection', {})
  return (await patch(`/api/webhookconnection/${body.id}`, { name: 'ERP', url: receiver.at(path), ...more })).body
}
const tested = ({ post }: TestClient, id: number) => post(`/api/webhookconnection/${id}/test`)
const statusOf = async ({ get }: TestClient, id: number) => (await get(`/api/webhookconnection/${id}`)).body.status

/** A dossier that meets a rule which sends it to a connection. */
async function sentByRule({ admin }: TestCompany, id: number): Promise<number> {
  const rule = { event_trigger_tag: 'flow_status_quotation', type: 'integrations.call-webhook', morph_id: id }
  const made = await admin.post('/api/eventtriggerrule', { ...rule, description: 'Naar het ERP' })
  expect(made.status).toBe(201)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
  await admin.patch(`/api/flow/${flow}`, { status: 'quotation' })
  await server.settled()
  return flow
}

/** Lets the moment come for everything that waits with a company. */
async function letItCome({ id }: TestCompany): Promise<void> {
  await server.owner.query('update outbox set run_at = now() where company_id = $1 and run_at > now()', [id])
  await server.settled()
}

test('a connection begins empty and unverified, is active once its examples arrive, and unverified again with any change (R-WEBH-001, R-WEBH-002, R-WEBH-005 to R-WEBH-007)', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/webhookconnection', {})
  expect(made).toMatchObject({ status: 201, body: { status: 'unverified', method: 'POST', body_tags: [] } })
  expect((await tested(admin, made.body.id)).status).toBe(422)
  const { id } = await connectionAt(admin, '/begin')
  const answer = await tested(admin, id)
  expect(answer.body).toEqual({ result: 'success', status: 200, body: 'Dank je', problem: null })
  expect(await receiver.got('/begin')).toMatchObject([
    {
      method: 'POST',
      query: { dossier: '7' },
      headers: { 'x-sleutel': 'proef', 'content-type': 'application/json' },
      body: JSON.stringify({ klant: 'Jan Mol', telefoon: 'onbekend', leeg: null }),
    },
  ])
  expect(await statusOf(admin, id)).toBe('active')
  const changed = await admin.patch(`/api/webhookconnection/${id}`, { body_tags: TAGS.body_tags.slice(1) })
  expect(changed).toMatchObject({ status: 200, body: { status: 'unverified' } })
  expect(changed.body.body_tags).toHaveLength(2)
  expect((await admin.post(`/api/webhookconnection/${id}/duplicate`)).status).toBe(404)
})

test('a test that fails says what was answered, or why nothing was, and leaves the connection unverified (R-WEBH-003, R-WEBH-004)', async () => {
  const { admin } = await server.company()
  const { id } = await connectionAt(admin, '/wrong')
  await receiver.plan(
    '/wrong',
    { status: 500, body: 'Kapot' },
    { status: 302, headers: { location: '/elders' } },
    {
      status: 200,
      huge: true,
    },
  )
  const results = []
  for (let n = 0; n < 3; n++) results.push((await tested(admin, id)).body)
  expect(results).toEqual([
    { result: 'error', status: 500, body: 'Kapot', problem: 'Antwoord 500' },
    { result: 'error', status: 302, body: null, problem: 'Verwijst door naar een ander adres' },
    { result: 'error', status: null, body: null, problem: 'Het antwoord is te groot' },
  ])
  expect(await receiver.got('/elders')).toEqual([])
  for (const url of ['http://169.254.169.254/latest', 'http://127.0.0.1:1/']) {
    await admin.patch(`/api/webhookconnection/${id}`, { url })
    expect((await tested(admin, id)).body).toMatchObject({
      result: 'error',
      problem: expect.stringContaining('mag niet'),
    })
  }
  expect(await statusOf(admin, id)).toBe('unverified')
})

test('what could be no call is refused at its field and changes nothing', async () => {
  const { admin } = await server.company()
  const { id } = await connectionAt(admin, '/kept')
  for (const wrong of [
    { url: 'ftp://erp.example' },
    { url: 'https://naam:woord@erp.example' },
    { header_tags: [{ fieldkey: 'Host', fieldvalue: 'x' }] },
    { header_tags: [{ fieldkey: 'a b', fieldvalue: 'x' }] },
    { body_tags: [{ fieldkey: '' }] },
    { status: 'active' },
    { flowprofile_id: 99_999_999 },
  ])
    expect([wrong, (await admin.patch(`/api/webhookconnection/${id}`, wrong)).status]).toEqual([wrong, 422])
  expect((await admin.get(`/api/webhookconnection/${id}`)).body).toMatchObject({ url: receiver.at('/kept'), ...TAGS })
  const other = (await server.company()).admin
  expect((await tested(other, id)).status).toBe(404)
})

test('a rule sends the dossier with its tags filled in, once, and the log shows the body but no key (R-WF-016)', async () => {
  const company = await server.company()
  const { id } = await connectionAt(company.admin, '/rule')
  await tested(company.admin, id)
  const flow = await sentByRule(company, id)
  const [, ...sent] = await receiver.got('/rule')
  expect(sent).toMatchObject([
    {
      query: { dossier: String(flow) },
      headers: { 'x-sleutel': 'geheim-77' },
      body: JSON.stringify({ klant: 'Ada Post', telefoon: 'onbekend', leeg: null }),
    },
  ])
  const { body: log } = await company.admin.get('/api/webhookdelivery')
  expect(log).toMatchObject([{ connection_id: id, flow_id: flow, event: 'webhook', attempts: 1, due_at: null }])
  const { body: whole } = await company.admin.get(`/api/webhookdelivery/${log[0].id}`)
  expect(whole.payload).toBe(sent[0]?.body)
  expect(JSON.stringify(whole)).not.toContain('geheim-77')
  expect(log[0].webhook_id).toBe(sent[0]?.headers['webhook-id'])
})

test('a call that does not arrive is tried three times more with the same number, and can be sent again by hand', async () => {
  const company = await server.company()
  const { id } = await connectionAt(company.admin, '/again')
  await tested(company.admin, id)
  await receiver.plan('/again', ...Array(4).fill({ status: 503 }))
  await sentByRule(company, id)
  for (let n = 0; n < 5; n++) await letItCome(company)
  const [, ...sent] = await receiver.got('/again')
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [given] = (await company.admin.get('/api/webhookdelivery?standing=failed')).body
  expect(given.tries.map(({ status }: { status: number }) => status)).toEqual([503, 503, 503, 503])
  expect((await company.admin.post(`/api/webhookdelivery/${given.id}/replay`)).status).toBe(204)
  await server.settled()
  expect((await company.admin.get('/api/webhookdelivery?standing=delivered')).body).toHaveLength(1)
})

test('a rule with a connection that was changed since, or is for another profile, does nothing and says why', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await connectionAt(admin, '/changed')
  await sentByRule(company, id)
  const profile = (await admin.post('/api/flowprofile', { name: 'Zakelijk' })).body.id
  await admin.patch(`/api/webhookconnection/${id}`, { flowprofile_id: profile })
  await tested(admin, id)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Bo' } })).body.id
  await admin.patch(`/api/flow/${flow}`, { status: 'quotation' })
  await server.settled()
  const [rule] = (await admin.get('/api/eventtriggerrule')).body
  const { runs } = (await admin.get(`/api/eventtriggerrule/${rule.id}/runs`)).body
  expect(runs.map(({ outcome, reason }: { outcome: string; reason: string }) => [outcome, reason])).toEqual([
    ['refused', 'Deze koppeling is voor een ander aanvraagprofiel.'],
    ['refused', 'Koppeling niet actief.'],
  ])
  expect(await receiver.got('/changed')).toHaveLength(1)
})
