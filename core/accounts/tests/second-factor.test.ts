import { afterAll, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { openBrowser, type TestBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'
import { Secret, TOTP } from 'otpauth'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  setSystemTime()
  await server.stop()
})

/** What an authenticator app shows, some periods of half a minute from now. */
const shown = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

/** Somebody with a confirmed app; the code of this period has been used to confirm it. */
async function secured() {
  const company = await server.company()
  const { email } = (await company.admin.get('/api/user/getcurrentuser')).body
  const browser = openBrowser(server)
  await browser.signIn(email, TEST_PASSWORD)
  const { secret, uri, qr } = (await browser.send('POST', '/api/secondfactor/setup', { password: TEST_PASSWORD })).body
  const confirmed = await browser.send('POST', '/api/secondfactor/confirm', { code: shown(secret) })
  return { company, email, browser, secret, uri, qr, codes: confirmed.body.recovery_codes as string[] }
}

async function challenge(email: string): Promise<{ browser: TestBrowser; challenge: string }> {
  const browser = openBrowser(server)
  const { body } = await browser.send('POST', '/api/authenticate', { username: email, password: TEST_PASSWORD })
  return { browser, challenge: body.challenge }
}

const answer = async (email: string, code: string) => {
  const asked = await challenge(email)
  return asked.browser.send('POST', '/api/authenticate/secondfactor', { challenge: asked.challenge, code })
}

test('with an app the password alone gives no token; password and code do', async () => {
  const { email, secret, uri, qr } = await secured()
  expect(uri).toStartWith('otpauth://totp/Vakwerk:')
  expect(qr).toStartWith('<svg')
  const first = openBrowser(server)
  const { status, body } = await first.send('POST', '/api/authenticate', { username: email, password: TEST_PASSWORD })
  expect([status, body.second_factor, body.token]).toEqual([200, 'totp', undefined])
  expect([...first.cookies]).toEqual([])
  expect((await server.anonymous.get('/api/relation', { authorization: `Bearer ${body.challenge}` })).status).toBe(401)
  expect((await answer(email, '000000')).body.message).toBe('Deze code is onjuist of al gebruikt.')
  const good = await answer(email, shown(secret, 1))
  expect([good.status, typeof good.body.token]).toEqual([200, 'string'])
})

test('a code works once, and one of two minutes ago does not', async () => {
  const { email, secret } = await secured()
  expect((await answer(email, shown(secret))).status).toBe(401)
  expect((await answer(email, shown(secret, -4))).status).toBe(401)
  const code = shown(secret, 1)
  expect((await answer(email, code)).status).toBe(200)
  expect((await answer(email, code)).status).toBe(401)
})

test('a recovery code works once, however it is typed, and is kept as a hash', async () => {
  const { email, codes, browser } = await secured()
  expect(new Set(codes).size).toBe(10)
  const [code = ''] = codes
  expect((await answer(email, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await answer(email, code)).status).toBe(401)
  expect((await browser.send('GET', '/api/secondfactor')).body).toEqual({ enabled: true, recovery_codes_left: 9 })
  const { rows } = await server.owner.query(`select secret, recovery_codes::text as kept from second_factor`)
  for (const { kept } of rows) for (const one of codes) expect(kept).not.toContain(one.replace('-', ''))
})

test('the secret is stored sealed', async () => {
  const { secret } = await secured()
  const { rows } = await server.owner.query(`select secret from second_factor`)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.secret).not.toContain(secret)
})

test('five wrong codes close the second step for that user', async () => {
  const { email, secret } = await secured()
  for (let i = 0; i < 5; i++) expect((await answer(email, '000000')).status).toBe(401)
  expect((await answer(email, shown(secret, 1))).status).toBe(429)
})

test('wrong codes from elsewhere do not lock the owner out, and from everywhere they are bounded', async () => {
  const proxied = await testServer({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const { admin } = await proxied.company()
    const { email } = (await admin.get('/api/user/getcurrentuser')).body
    const from = (address: string) => openBrowser(proxied, { 'x-forwarded-for': address })
    const home = from('203.0.113.1')
    await home.signIn(email, TEST_PASSWORD)
    const { secret } = (await home.send('POST', '/api/secondfactor/setup', { password: TEST_PASSWORD })).body
    const { recovery_codes } = (await home.send('POST', '/api/secondfactor/confirm', { code: shown(secret) })).body
    const answerFrom = async (address: string, code: string) => {
      const browser = from(address)
      const asked = await browser.send('POST', '/api/authenticate', { username: email, password: TEST_PASSWORD })
      return browser.send('POST', '/api/authenticate/secondfactor', { challenge: asked.body.challenge, code })
    }
    for (let i = 0; i < 5; i++) expect((await answerFrom('198.51.100.1', '000000')).status).toBe(401)
    expect((await answerFrom('198.51.100.1', '000000')).status).toBe(429)
    expect((await answerFrom('203.0.113.1', shown(secret, 1))).status).toBe(200)
    for (let i = 0; i < 25; i++) expect((await answerFrom(`198.51.100.${10 + i}`, '000000')).status).toBe(401)
    const shut = await answerFrom('198.51.100.99', '000000')
    expect([shut.status, shut.body.message]).toEqual([
      429,
      expect.stringMatching(/^Te veel pogingen\. Gebruik een herstelcode, of probeer het over \d+ seconden opnieuw\.$/),
    ])
    expect((await answerFrom('203.0.113.1', recovery_codes[0])).status).toBe(200)
  } finally {
    await proxied.stop()
  }
})

test('the second step has to come within five minutes of the first', async () => {
  const { email, codes } = await secured()
  const asked = await challenge(email)
  setSystemTime(Date.now() + 6 * 60_000)
  const late = await asked.browser.send('POST', '/api/authenticate/secondfactor', {
    challenge: asked.challenge,
    code: codes[0],
  })
  setSystemTime()
  expect([late.status, late.body.message]).toEqual([
    401,
    'Het inloggen duurde te lang. Begin opnieuw met je wachtwoord.',
  ])
})

test('turning it on signs out the other devices; on and off both need the password', async () => {
  const { company, email, browser } = await secured()
  const send = (path: string, password: string) => browser.send('POST', `/api/secondfactor/${path}`, { password })
  for (const path of ['turnoff', 'recoverycodes']) expect((await send(path, 'Verkeerd1')).status).toBe(422)
  expect((await send('turnoff', TEST_PASSWORD)).status).toBe(200)
  const elsewhere = openBrowser(server)
  expect(await elsewhere.signIn(email, TEST_PASSWORD)).toBe(200)
  expect(elsewhere.token).toBeString()
  const { secret } = (await browser.send('POST', '/api/secondfactor/setup', { password: TEST_PASSWORD })).body
  expect((await elsewhere.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
  await browser.send('POST', '/api/secondfactor/confirm', { code: shown(secret) })
  expect((await elsewhere.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
  expect((await company.admin.get('/api/secondfactor')).body.enabled).toBe(true)
})

test('an app that was never confirmed changes nothing about signing in', async () => {
  const { admin } = await server.company()
  const { email } = (await admin.get('/api/user/getcurrentuser')).body
  await admin.post('/api/secondfactor/setup', { password: TEST_PASSWORD })
  expect((await admin.post('/api/secondfactor/confirm', { code: '000000' })).status).toBe(422)
  const browser = openBrowser(server)
  await browser.signIn(email, TEST_PASSWORD)
  expect(browser.token).toBeString()
})

test('new recovery codes replace the old ones', async () => {
  const { email, browser, codes } = await secured()
  const renewed = await browser.send('POST', '/api/secondfactor/recoverycodes', { password: TEST_PASSWORD })
  expect((await answer(email, codes[0] ?? '')).status).toBe(401)
  expect((await answer(email, renewed.body.recovery_codes[0])).status).toBe(200)
})

test('an administrator takes the app of a colleague away, of the own company only', async () => {
  const { company, browser, email } = await secured()
  const { body } = await browser.send('POST', '/api/user', {
    name: 'Bea',
    email: `bea${company.id}@test.example`,
    password: TEST_PASSWORD,
    role: 5000,
  })
  const bea = openBrowser(server)
  await bea.signIn(body.email, TEST_PASSWORD)
  const path = `/api/user/${company.admin.userId}/resetsecondfactor`
  expect((await browser.send('POST', path)).status).toBe(409)
  expect((await (await server.company()).admin.post(path)).status).toBe(404)
  expect((await bea.send('POST', path)).status).toBe(204)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  const again = openBrowser(server)
  await again.signIn(email, TEST_PASSWORD)
  expect(again.token).toBeString()
})
