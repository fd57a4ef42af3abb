import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'
import { decodeJwt } from 'jose'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const emailOf = async (client: { get(path: string): Promise<{ body: { email: string } }> }) =>
  (await client.get('/api/user/getcurrentuser')).body.email

test('good credentials answer a token with the fields of the user and the company (R-AUTH-001)', async () => {
  const { admin, id } = await server.company({ name: 'Zonnig', modules: ['CRM'] })
  const browser = openBrowser(server)
  expect(await browser.signIn(` ${(await emailOf(admin)).toUpperCase()} `, TEST_PASSWORD)).toBe(200)
  expect(decodeJwt(browser.token ?? '')).toMatchObject({
    fullname: 'Beheer',
    companyname: 'Zonnig',
    currentcompany_id: id,
    role: 5000,
    hasModuleCRM: true,
    hasModuleINVOICE: false,
  })
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
})

test('wrong credentials get the same answer whether or not there is such a user (R-AUTH-002)', async () => {
  const { admin } = await server.company()
  const known = await openBrowser(server).send('POST', '/api/authenticate', {
    username: await emailOf(admin),
    password: 'Verkeerd1',
  })
  const unknown = await openBrowser(server).send('POST', '/api/authenticate', {
    username: 'niemand@test.example',
    password: 'Verkeerd1',
  })
  expect([known.status, unknown.status]).toEqual([401, 401])
  expect(known.body).toEqual(unknown.body)
  expect(known.body.message).toBe('Gebruikersnaam of wachtwoord is onjuist.')
})

test('an unknown name costs the server the same work as a known one', async () => {
  const { admin } = await server.company()
  const verify = spyOn(Bun.password, 'verify')
  const workFor = async (username: string) => {
    server.statements()
    verify.mockClear()
    await openBrowser(server).signIn(username, 'Verkeerd1')
    return {
      statements: server.statements().map(statement => statement.replace(/.*\] /, '').slice(0, 40)),
      // The price of a hash is written at its beginning.
      hashes: verify.mock.calls.map(([, hash]) => String(hash).split('$').slice(1, 4)),
    }
  }
  const known = await workFor(await emailOf(admin))
  const unknown = await workFor('niemand2@test.example')
  verify.mockRestore()
  expect(known.hashes).toEqual([['argon2id', 'v=19', expect.any(String)]])
  expect(unknown).toEqual(known)
})

test('five failures in a minute close the door for that name, also for tries at the same moment', async () => {
  const { admin } = await server.company()
  const username = await emailOf(admin)
  const tries = await Promise.all(Array.from({ length: 8 }, () => openBrowser(server).signIn(username, 'Verkeerd1')))
  expect(tries.filter(status => status === 401)).toHaveLength(5)
  expect(tries.filter(status => status === 429)).toHaveLength(3)
  const right = await openBrowser(server).send('POST', '/api/authenticate', { username, password: TEST_PASSWORD })
  expect(right.status).toBe(429)
  expect(right.body.message).toMatch(/^Te veel inlogpogingen\. Probeer het over \d+ seconden opnieuw\.$/)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('user name and e-mail address of one person share their tries, however they are typed', async () => {
  const company = await server.company()
  const username = `wim-${company.id}`
  const colleague = await company.user({ username })
  const names = [username, ` ${username.toUpperCase()}`, await emailOf(colleague)]
  for (let i = 0; i < 5; i++)
    expect(await openBrowser(server).signIn(names[i % names.length] ?? username, 'Verkeerd1')).toBe(401)
  for (const name of names) expect([name, await openBrowser(server).signIn(name, TEST_PASSWORD)]).toEqual([name, 429])
  expect(await openBrowser(server).signIn(await emailOf(company.admin), TEST_PASSWORD)).toBe(200)
})

test('a made-up X-Forwarded-For does not open the door again', async () => {
  const { admin } = await server.company()
  const username = await emailOf(admin)
  const from = (address: string) => openBrowser(server, { 'x-forwarded-for': address })
  for (let i = 0; i < 5; i++) await from(`10.0.0.${i}`).signIn(username, 'Verkeerd1')
  expect(await from('10.9.9.9').signIn(username, TEST_PASSWORD)).toBe(429)
})

test('another spelling of the path does not open the door again, and the sign-in knows where it came from', async () => {
  const { admin } = await server.company()
  const username = await emailOf(admin)
  const signIn = (path: string, password: string) =>
    fetch(`${server.app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
  const signedIn = await signIn('/api/AUTHENTICATE', TEST_PASSWORD)
  expect(signedIn.status).toBe(200)
  const { token } = (await signedIn.json()) as { token: string }
  const sessions = await server.anonymous.get('/api/session', { authorization: `Bearer ${token}` })
  expect(sessions.body[0].address).toMatch(/127\.0\.0\.1|::1/)
  for (let i = 0; i < 5; i++) expect((await signIn('/api/authenticate', 'Verkeerd1')).status).toBe(401)
  for (const path of ['/api/Authenticate', '/api/AUTHENTICATE', '/api/authenticate/'])
    expect([path, (await signIn(path, TEST_PASSWORD)).status]).toEqual([path, 429])
})

test('signing in well wipes the failures before it', async () => {
  const { admin } = await server.company()
  const username = await emailOf(admin)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) expect(await openBrowser(server).signIn(username, 'Verkeerd1')).toBe(401)
    expect(await openBrowser(server).signIn(username, TEST_PASSWORD)).toBe(200)
  }
})

test('a reload is signed in through the cookie; scripts see only that there is one', async () => {
  const { admin } = await server.company()
  const browser = openBrowser(server)
  const answer = await browser.send('POST', '/api/authenticate', {
    username: await emailOf(admin),
    password: TEST_PASSWORD,
  })
  const [refresh, marker] = answer.headers.getSetCookie()
  expect(refresh).toMatch(/^vakwerk_refresh=[\w-]{43}; HttpOnly; Path=\/; SameSite=Strict; Max-Age=12\d{5}$/)
  expect(marker).toMatch(/^signed_in=1; Path=\/; SameSite=Strict; Max-Age=12\d{5}$/)
  browser.token = undefined
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(200)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
})

test('logging out ends the session: neither its cookie nor its access token works any more (R-AUTH-011)', async () => {
  const { admin } = await server.company()
  const browser = openBrowser(server)
  await browser.signIn(await emailOf(admin), TEST_PASSWORD)
  const kept = new Map(browser.cookies)
  expect((await browser.send('GET', '/api/authenticate/logout')).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([])
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  for (const [name, value] of kept) browser.cookies.set(name, value)
  const again = await browser.send('POST', '/api/authenticate/refresh')
  expect(again.status).toBe(401)
  expect(again.headers.getSetCookie()[0]).toStartWith('signed_in=;')
})

test('the own password changes only with the old one and by the rule, and signs out every other device (R-AUTH-008, R-AUTH-009)', async () => {
  const { admin } = await server.company()
  const username = await emailOf(admin)
  const here = openBrowser(server)
  const elsewhere = openBrowser(server)
  await here.signIn(username, TEST_PASSWORD)
  await elsewhere.signIn(username, TEST_PASSWORD)
  const change = (oldpassword: string, password: string) =>
    here.send('POST', `/api/user/${admin.userId}/updatepassword`, { oldpassword, password })
  const wrong = await change('Verkeerd1', 'NieuwWachtwoord1')
  expect(wrong.status).toBe(422)
  expect(wrong.body.message).toBe('Het oude wachtwoord is onjuist.')
  expect((await elsewhere.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
  expect((await change(TEST_PASSWORD, 'NieuwWachtwoord1')).status).toBe(200)
  expect((await elsewhere.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await here.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
  expect(await openBrowser(server).signIn(username, TEST_PASSWORD)).toBe(401)
  expect(await openBrowser(server).signIn(username, 'NieuwWachtwoord1')).toBe(200)
})

test('a weak new password is refused by name of the field (R-AUTH-008)', async () => {
  const { admin } = await server.company()
  for (const weak of ['Kort123', 'alleenklein1', 'ALLEENGROOT1', 'GeenCijferHier']) {
    const { status, body } = await admin.post(`/api/user/${admin.userId}/updatepassword`, {
      oldpassword: TEST_PASSWORD,
      password: weak,
    })
    expect([status, body.errors?.password?.length]).toEqual([422, 1])
  }
})

test('the most common passwords are refused wherever one is chosen, in capitals too (R-AUTH-008)', async () => {
  const { admin, id } = await server.company()
  const colleague = await admin.post('/api/user', { name: 'Anouk', email: `gewoon${id}@test.example` })
  const company = { companyname: 'Gewoon', name: 'An', email: `gewoon-bedrijf${id}@test.example`, accept_privacy: true }
  const email = await emailOf(admin)
  const password = 'Password123'
  const answers = [
    await admin.post(`/api/user/${admin.userId}/updatepassword`, { oldpassword: TEST_PASSWORD, password }),
    await admin.post('/api/user', { name: 'Bo', email: `bo${id}@test.example`, password: 'WELKOm01' }),
    await admin.patch(`/api/user/${colleague.body.id}`, { password }),
    await server.anonymous.post('/api/register', { ...company, password, password_confirmation: password }),
    await server.anonymous.post('/api/password/reset', {
      token: 'x',
      email,
      password,
      password_confirmation: password,
    }),
  ]
  for (const { status, body } of answers)
    expect([status, body.errors.password]).toEqual([
      422,
      ['Dit wachtwoord wordt te vaak gebruikt en is snel geraden. Kies een ander.'],
    ])
})

test('behind a trusted proxy the cookie is bound to the host and to HTTPS', async () => {
  const proxied = await testServer({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const { admin } = await proxied.company()
    const browser = openBrowser(proxied, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' })
    const username = await emailOf(admin)
    expect(await browser.signIn(username, TEST_PASSWORD)).toBe(200)
    expect([...browser.cookies.keys()]).toEqual(['__Host-vakwerk_refresh', 'signed_in'])
    const spoofer = (address: string) => openBrowser(proxied, { 'x-forwarded-for': `${address}, 203.0.113.9` })
    for (let i = 0; i < 5; i++) await spoofer(`10.0.0.${i}`).signIn(username, 'Verkeerd1')
    expect(await spoofer('10.9.9.9').signIn(username, TEST_PASSWORD)).toBe(429)
    expect(await openBrowser(proxied, { 'x-forwarded-for': '203.0.113.10' }).signIn(username, TEST_PASSWORD)).toBe(200)
  } finally {
    await proxied.stop()
  }
})

test('guessing under many names is limited per address; elsewhere everybody signs in, and a success is no failure', async () => {
  const proxied = await testServer({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const username = await emailOf((await proxied.company()).admin)
    const from = (address: string) => openBrowser(proxied, { 'x-forwarded-for': address })
    for (let i = 0; i < 60; i++) expect(await from('2001:db8:1:2::1').signIn(username, TEST_PASSWORD)).toBe(200)
    const guess = (i: number) => from(`2001:db8:1:2::${i}`).signIn(`naam${i}@test.example`, 'Verkeerd1')
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))
    expect(statuses.filter(status => status === 401)).toHaveLength(50)
    const shut = await from('2001:db8:1:2::ffff').send('POST', '/api/authenticate', {
      username,
      password: TEST_PASSWORD,
    })
    expect([shut.status, shut.body.message]).toEqual([429, expect.stringMatching(/^Te veel inlogpogingen\./)])
    expect(await from('2001:db8:1:3::1').signIn(username, TEST_PASSWORD)).toBe(200)
  } finally {
    await proxied.stop()
  }
})

test('while many sign-ins fail each failure waits longer, and whoever knows the password does not', async () => {
  const proxied = await testServer({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const username = await emailOf((await proxied.company()).admin)
    const signIn = async (address: string, password: string) => {
      const started = performance.now()
      const status = await openBrowser(proxied, { 'x-forwarded-for': address }).signIn(username, password)
      return { status, ms: performance.now() - started }
    }
    await Promise.all(Array.from({ length: 115 }, (_, i) => signIn(`198.51.100.${i}`, 'Verkeerd1')))
    const { status, ms } = await signIn('198.51.100.200', 'Verkeerd1')
    expect(status).toBe(401)
    expect(ms).toBeGreaterThan(300)
    await proxied.owner.query('update attempt set tries = 100000 where tries > 100')
    const [wrong, unknown, right] = await Promise.all([
      signIn('198.51.100.201', 'Verkeerd1'),
      openBrowser(proxied, { 'x-forwarded-for': '198.51.100.202' }).signIn('niemand@test.example', 'Verkeerd1'),
      signIn('203.0.113.7', TEST_PASSWORD),
    ])
    expect([wrong.status, unknown, right.status]).toEqual([401, 401, 200])
    expect(wrong.ms).toBeGreaterThan(1990)
    expect(right.ms).toBeLessThan(1500)
  } finally {
    await proxied.stop()
  }
})

test('the old password is not guessed through the own account: five tries a minute, also at the same moment', async () => {
  const { admin } = await server.company()
  const ask = () =>
    admin.post(`/api/user/${admin.userId}/updatepassword`, { oldpassword: 'Verkeerd1', password: 'NieuwWachtwoord1' })
  // More at once than the pool has connections: none of them may wait for a second one.
  const statuses = (await Promise.all(Array.from({ length: 24 }, ask))).map(({ status }) => status)
  expect(statuses.filter(status => status === 422)).toHaveLength(5)
  expect(statuses.filter(status => status === 429)).toHaveLength(19)
})
