import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { createClient, Problem, readWebhook } from '@openapi/client/src/index'
import { Webhook } from 'standardwebhooks'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** A client of a company; `send` stands between it and the platform. */
async function clientOf(send: (request: Request, answer: () => Promise<Response>) => Promise<Response>) {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/apitoken', { name: 'Client', scopes: ['CRM:write'] })
  const fetch = (request: Request) => send(request, () => server.app.handle(request))
  const options = { url: 'http://localhost', token: body.token, pauseMs: 1, pageSize: 2 }
  return { admin, vakwerk: createClient({ ...options, fetch }) }
}

test('a post whose answer is lost, or that comes while the server is too busy, is done once', async () => {
  const keys: (string | null)[] = []
  const { admin, vakwerk } = await clientOf(async (request, answer) => {
    keys.push(request.headers.get('idempotency-key'))
    if (keys.length === 1) return new Response(null, { status: 503, headers: { 'retry-after': '0' } })
    const answered = await answer()
    if (keys.length === 2) throw new TypeError('The connection was cut')
    return answered
  })
  const made = await vakwerk.post('/api/relation', { body: { name: 'Ada', surname: 'Eenmaal' } })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect((await admin.get('/api/relation')).body.map(({ id }: { id: number }) => id)).toEqual([made.id])
})

test('a list is read page after page to its end', async () => {
  let asked = 0
  const { vakwerk } = await clientOf((_, answer) => {
    asked++
    return answer()
  })
  for (const name of ['Ada', 'Bo', 'Cor', 'Dirk', 'Eva']) await vakwerk.post('/api/relation', { body: { name } })
  asked = 0
  const names: unknown[] = []
  for await (const { name } of vakwerk.each('/api/relation', { sort: 'name' })) names.push(name)
  expect(names).toEqual(['Ada', 'Bo', 'Cor', 'Dirk', 'Eva'])
  expect(asked).toBe(3)
})

test('what is refused throws with the errors by field, and no answer at all with status 0 after five tries', async () => {
  let isDown = false
  let tries = 0
  const { vakwerk } = await clientOf((_, answer) => {
    if (!isDown) return answer()
    tries++
    throw new TypeError('Nobody there')
  })
  const refused = await vakwerk
    .post('/api/relation', { body: { email: 'geen adres' } })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
  const outside = await vakwerk.get('/api/webhooksubscription').catch((error: unknown) => error)
  expect(outside).toMatchObject({ status: 403, stale: false })
  isDown = true
  expect(await vakwerk.get('/api/relation').catch((error: unknown) => error)).toMatchObject({ status: 0 })
  expect(tries).toBe(5)
})

test('a message is read with the new or the old secret, and not when it was changed, is too old or has no signature', () => {
  const [secret, other] = ['whsec_c2xldXRlbA==', 'whsec_YW5kZXJz']
  const body = JSON.stringify({ type: 'flow_created', timestamp: '2026-11-30T08:00:00Z', data: { id: 7 } })
  const headersAt = (at: Date) => ({
    'Webhook-Id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  })
  const headers = headersAt(new Date())
  expect(readWebhook(body, headers, other, secret)).toMatchObject({
    id: 'msg_1',
    type: 'flow_created',
    data: { id: 7 },
  })
  expect(() => readWebhook(body.replace('7', '8'), headers, secret)).toThrow()
  expect(() => readWebhook(body, headersAt(new Date(Date.now() - 600_000)), secret)).toThrow()
  expect(() => readWebhook(body, headers, other)).toThrow()
  expect(() => readWebhook(body, {}, secret)).toThrow()
  expect(() => readWebhook(body, headers)).toThrow()
})
