import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const NEW_PASSWORD = 'NieuwWachtwoord1'

async function somebody() {
  const company = await server.company()
  const { email } = (await company.admin.get('/api/user/getcurrentuser')).body
  return { ...company, email }
}

/** Asks for a link and reads its token from the mail. */
async function askLink(email: string): Promise<string> {
  const seen = (await server.app.platform.mailer.inbox?.list())?.length ?? 0
  await server.anonymous.post('/api/password/email', { email })
  await server.settled()
  const mails = (await server.app.platform.mailer.inbox?.list()) ?? []
  expect(mails).toHaveLength(seen + 1)
  return /\/resetpassword\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

const reset = (token: string, email: string, password = NEW_PASSWORD, password_confirmation = password) =>
  server.anonymous.post('/api/password/reset', { token, email, password, password_confirmation })

test('whoever asks for a link reads that a mail has been sent, whether or not there is such a user (R-AUTH-006)', async () => {
  const { email } = await somebody()
  const before = (await server.app.platform.mailer.inbox?.list())?.length ?? 0
  const ask = async (address: string) => {
    const started = performance.now()
    const answer = await server.anonymous.post('/api/password/email', { email: address })
    return { ...answer, ms: performance.now() - started }
  }
  const known = await ask(email)
  const unknown = await ask('niemand@test.example')
  expect([known.status, known.body]).toEqual([200, { message: 'Er is een e-mail verzonden.' }])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  // Nobody is answered sooner than writing down a mail takes.
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(140)
  await server.settled()
  expect(await server.app.platform.mailer.inbox?.list()).toHaveLength(before + 1)
})

test('a password chosen by a link ends the API tokens of its owner unless they choose otherwise', async () => {
  const { admin, email } = await somebody()
  const { token } = (await admin.post('/api/apitoken', { name: 'Boekhouding', scopes: ['CRM:read'] })).body
  const status = async () => (await server.anonymous.get('/api/relation', { authorization: `Bearer ${token}` })).status
  const choose = async (fields: object) => {
    const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    return server.anonymous.post('/api/password/reset', { token: await askLink(email), email, ...password, ...fields })
  }
  expect((await choose({ keep_api_tokens: true })).status).toBe(200)
  expect(await status()).toBe(200)
  expect((await choose({})).status).toBe(200)
  expect(await status()).toBe(401)
})

test('the link sets a new password once, and every sign-in ends (R-AUTH-007, R-AUTH-008)', async () => {
  const { email } = await somebody()
  const browser = openBrowser(server)
  await browser.signIn(email, TEST_PASSWORD)
  const token = await askLink(email)
  expect((await reset(token, email, 'zwak')).body.errors.password).toHaveLength(1)
  expect((await reset(token, email, NEW_PASSWORD, 'Anders2026')).body.errors.password_confirmation).toHaveLength(1)
  expect((await reset(token, email.toUpperCase())).body.message).toBe('Je wachtwoord is gewijzigd.')
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect(await openBrowser(server).signIn(email, TEST_PASSWORD)).toBe(401)
  expect(await openBrowser(server).signIn(email, NEW_PASSWORD)).toBe(200)
  expect((await reset(token, email, 'NogEenKeer1')).status).toBe(422)
})

test('a link works for its own address only, and a newer link replaces it', async () => {
  const { email } = await somebody()
  const other = await somebody()
  const first = await askLink(email)
  expect((await reset(first, other.email)).status).toBe(422)
  const second = await askLink(email)
  expect(second).not.toBe(first)
  const refused = await reset(first, email)
  expect([refused.status, refused.body.errors.token]).toEqual([
    422,
    ['Deze link werkt niet meer, of hoort niet bij dit e-mailadres. Vraag een nieuwe link aan.'],
  ])
  expect((await reset(second, email)).status).toBe(200)
})

test('a link works for an hour (G-RESET)', async () => {
  const { email, admin } = await somebody()
  const token = await askLink(email)
  const { rows } = await server.owner.query(
    "update password_reset set expires_at = expires_at - interval '61 minutes' where user_id = $1 returning expires_at < now() as over, expires_at + interval '61 minutes' > now() + interval '59 minutes' as hour",
    [admin.userId],
  )
  expect(rows).toEqual([{ over: true, hour: true }])
  expect((await reset(token, email)).status).toBe(422)
})

test('neither the table nor the queue holds the token of a link', async () => {
  const { email } = await somebody()
  const token = await askLink(email)
  const { rows } = await server.owner.query(
    `select (select count(*)::int from outbox where payload::text like $1) + (select count(*)::int from password_reset where encode(token, 'escape') like $1) as found`,
    [`%${token}%`],
  )
  expect(rows).toEqual([{ found: 0 }])
})

test('five links a minute for an address, known or not', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++)
    statuses.push((await server.anonymous.post('/api/password/email', { email: 'vaak@test.example' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
