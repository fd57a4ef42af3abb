import { afterAll, afterEach, beforeAll, expect, spyOn, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { METRICS_TOKEN, TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { NODE_ENV: 'production' } })
})
afterAll(() => server.stop())

let written = ''
const spy = spyOn(process.stderr, 'write').mockImplementation(text => {
  written += String(text)
  return true
})
afterEach(() => {
  written = ''
})
afterAll(() => spy.mockRestore())

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Record<string, unknown>)

test('every request is a line with its id, route and company, and the answer carries the id', async () => {
  const company = await server.company()
  const answer = await company.admin.get('/api/relation?limit=5', { 'x-request-id': 'proxy-17' })
  expect(answer.headers.get('x-request-id')).toBe('proxy-17')
  expect(lines().find(line => line.request === 'proxy-17')).toMatchObject({
    level: 'info',
    message: 'request',
    method: 'GET',
    route: 'relation',
    status: 200,
    company: company.id,
  })
  const forged = await company.admin.get('/api/relation?limit=5', { 'x-request-id': 'a"} forged' })
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('what nobody may know is in no line of the log: passwords, tokens, hashes and links', async () => {
  const company = await server.company()
  const login = (await company.admin.get('/api/user/getcurrentuser')).body.email as string
  const signedIn = await server.anonymous.post('/api/authenticate', { username: login, password: TEST_PASSWORD })
  const wrong = 'Verkeerd-wachtwoord-77'
  await server.anonymous.post('/api/authenticate', { username: login, password: wrong })
  await server.anonymous.post('/api/password/email', { email: login })
  const key = await company.admin.post('/api/apitoken', { name: 'Koppeling', scopes: ['CRM:read'] })
  const quotation = await company.admin.post('/api/quotation', {
    relation: { fullname: 'Jan van der Berg' },
    title: 'Zon',
    items: [{ item_name: 'Werk', unit_rate_exc_manual: 100 }],
  })
  await company.admin.post(`/api/quotation/${quotation.body.id}/sendemail`, { dontsentbutmarksent: true })
  const link = quotation.body.hash as string
  await agree(server.anonymous, 'quotation', link, { signername: 'Jan', agreeswithoffer: true })
  await server.anonymous.get(`/api/quotation/${link}/nosuchcall`)
  await server.anonymous.get(`/portal/${link}`)
  await server.settled()
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0]?.split('=')[1]
  const secrets = { wrong, login: TEST_PASSWORD, link, cookie, access: signedIn.body.token, key: key.body.token }
  expect(written).toContain('quotation/:hash/approvebycustomer')
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, `${name} was made`).toBeTruthy()
    expect(written.includes(String(secret)), `${name} is in the log`).toBe(false)
  }
  expect(written).not.toMatch(/\$argon2|eyJ[\w-]{10,}|authorization|set-cookie/i)
  expect(lines().every(line => line.time && line.level && line.message)).toBe(true)
})

test('Prometheus reads requests by route, the pool, the queue and the outbox; no company, number or link is in it', async () => {
  const company = await server.company()
  await company.admin.get('/api/relation/999999')
  const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  expect(body).toContain('vakwerk_http_requests_total{method="GET",route="relation/:id",status="404"} 1')
  expect(body).toContain('vakwerk_http_request_duration_seconds_count{method="GET",route="relation/:id"} 1')
  for (const name of [
    'vakwerk_database_connections{state="used"}',
    'vakwerk_database_waiting',
    'vakwerk_jobs{state="failed"}',
    'vakwerk_outbox_age_seconds',
    'vakwerk_batches_running',
  ])
    expect(body).toContain(`\n${name} `)
  expect(body).toContain('vakwerk_up{part="database"} 1')
  expect(body).not.toMatch(/relation\/999999|Testbedrijf/)
})
