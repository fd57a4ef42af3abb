import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestClient, type TestServer, testServer } from '@core/testing/server'
import { decodeJwt } from 'jose'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Platform staff working as a user of a company. */
async function working() {
  const platform = await server.company({ name: 'Platform', modules: ['ADMIN', 'CRM'] })
  const company = await server.company({ name: 'Klant' })
  const email = (await platform.admin.get('/api/user/getcurrentuser')).body.email as string
  const browser = openBrowser(server)
  await browser.signIn(email, TEST_PASSWORD)
  const own = { token: browser.token ?? '', refresh: browser.cookies.get('vakwerk_refresh') ?? '' }
  const answer = await browser.send('POST', `/api/user/${company.admin.userId}/adminlogin`)
  return { platform, company, browser, own, answer, email }
}

test('staff work as a user of a company; their own sign-in is put aside (R-AUTH-010)', async () => {
  const { company, platform, browser, own, answer } = await working()
  expect(answer.status).toBe(200)
  const current = (await browser.send('GET', '/api/user/getcurrentuser')).body
  expect(current).toMatchObject({
    id: company.admin.userId,
    companyname: 'Klant',
    impersonator: { id: platform.admin.userId, fullname: 'Beheer' },
  })
  const { device_key } = (await company.admin.get('/api/user/getcurrentuser')).body
  expect(current.device_key).not.toBe(device_key)
  expect(current.device_key).toHaveLength(device_key.length)
  expect(decodeJwt(browser.token ?? '').act).toEqual({ sub: String(platform.admin.userId), name: 'Beheer' })
  const asStaff = openBrowser(server)
  asStaff.token = own.token
  asStaff.cookies.set('vakwerk_refresh', own.refresh)
  expect((await asStaff.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await asStaff.send('POST', '/api/authenticate/refresh')).status).toBe(401)
})

test('the log of the company keeps both names', async () => {
  const { company, platform, browser } = await working()
  const { body } = await browser.send('POST', '/api/relation', { name: 'Gemaakt' })
  const { rows } = await server.owner.query(
    `select user_id::int, impersonator_id::int, impersonator_name from log_item where company_id = $1 and loggable_type = 'relation' and loggable_id = $2`,
    [company.id, body.id],
  )
  expect(rows).toEqual([
    { user_id: company.admin.userId, impersonator_id: platform.admin.userId, impersonator_name: 'Beheer' },
  ])
  const left = await server.owner.query(`select description, new_value from log_item where company_id = $1`, [
    platform.id,
  ])
  expect(left.rows).toEqual([{ description: 'adminlogin', new_value: { company: 'Klant', user: 'Beheer' } }])
})

test('what follows from it later, such as a batch, keeps both names too', async () => {
  const { company, platform, browser } = await working()
  const { body: made } = await browser.send('POST', '/api/relation', { name: 'Weg' })
  expect((await browser.send('POST', '/api/relation/bulkdelete', { ids: [made.id] })).status).toBe(200)
  await server.settled()
  const { rows } = await server.owner.query(
    `select user_id::int, impersonator_id::int, impersonator_name from log_item
     where company_id = $1 and loggable_type = 'relation' and loggable_id = $2 and description = 'deleted'`,
    [company.id, made.id],
  )
  expect(rows).toEqual([
    { user_id: company.admin.userId, impersonator_id: platform.admin.userId, impersonator_name: 'Beheer' },
  ])
})

test('a company sees by name who of the platform did something, and nothing else of the platform (R-ROLE-016)', async () => {
  const { company, browser, platform } = await working()
  const { body: flow } = await browser.send('POST', '/api/flow', { relation: { fullname: 'Jan Vos' } })
  const { body: log } = await company.admin.get(`/api/flow/${flow.id}/getlogitems`)
  expect(log[0]).toMatchObject({ user_id: company.admin.userId, impersonator_name: 'Beheer' })
  expect(Object.keys(log[0])).not.toContain('impersonator_id')
  expect((await company.admin.get(`/api/user/${platform.admin.userId}`)).status).toBe(404)
  const { body: own } = await platform.admin.post('/api/flow', { relation: { fullname: 'Van het platform' } })
  expect((await company.admin.get(`/api/flow/${own.id}/getlogitems`)).status).toBe(404)
})

test('it lasts half an hour: renewing does not prolong it, and the access token ends with it', async () => {
  const { browser } = await working()
  const ends = async () =>
    (
      await server.owner.query(
        `select expires_at from session where actor_id is not null order by created_at desc limit 1`,
      )
    ).rows[0].expires_at as Date
  const before = await ends()
  expect(before.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(200)
  expect(await ends()).toEqual(before)
  expect(decodeJwt(browser.token ?? '').act).toBeDefined()
  await server.owner.query(`update session set expires_at = now() + interval '5 minutes' where actor_id is not null`)
  await browser.send('POST', '/api/authenticate/refresh')
  const { exp = 0, iat = 0 } = decodeJwt(browser.token ?? '')
  expect(exp - iat).toBeLessThanOrEqual(300)
  await server.owner.query(`update session set expires_at = now() - interval '1 second' where actor_id is not null`)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(401)
})

test('nothing that has to do with signing in can be changed as somebody else', async () => {
  const { company, browser } = await working()
  const { userId } = company.admin
  const tries: [string, string, object?][] = [
    ['POST', `/api/user/${userId}/updatepassword`, { oldpassword: TEST_PASSWORD, password: 'NieuwWachtwoord1' }],
    ['POST', '/api/secondfactor/setup', { password: TEST_PASSWORD }],
    ['GET', '/api/session'],
    ['POST', '/api/session/end', {}],
    ['GET', '/api/apitoken'],
    ['POST', '/api/apitoken', { name: 'x', scopes: ['CRM:read'] }],
    ['POST', '/api/user', { name: 'x', email: 'achterdeur@test.example', role: 5000 }],
    ['PATCH', `/api/user/${userId}`, { email: 'elders@test.example' }],
    ['DELETE', `/api/user/${(await company.user()).userId}`],
    ['POST', `/api/user/${(await company.user()).userId}/resetsecondfactor`],
  ]
  for (const [method, path, body] of tries) {
    const { status, body: refusal } = await browser.send(method, path, body)
    expect([method, path, status]).toEqual([method, path, 403])
    expect(refusal.message).toStartWith('Dit kan alleen wie zelf is ingelogd')
  }
  expect((await browser.send('PATCH', `/api/user/${userId}`, { phone: '038' })).status).toBe(200)
})

test('the button back leads to the own sign-in; the other one ends', async () => {
  const { browser, platform } = await working()
  const asUser = { token: browser.token ?? '', refresh: browser.cookies.get('vakwerk_refresh') ?? '' }
  expect((await browser.send('POST', '/api/authenticate/stopimpersonating')).status).toBe(200)
  const { body } = await browser.send('GET', '/api/user/getcurrentuser')
  expect([body.id, body.impersonator]).toEqual([platform.admin.userId, null])
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(200)
  const kept = openBrowser(server)
  kept.token = asUser.token
  kept.cookies.set('vakwerk_refresh', asUser.refresh)
  expect((await kept.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await kept.send('POST', '/api/authenticate/refresh')).status).toBe(401)
  expect((await kept.send('POST', '/api/authenticate/stopimpersonating')).status).toBe(401)
})

test.each<[string, (boss: TestClient, staff: number) => Promise<unknown>]>([
  ['is deleted', (boss, staff) => boss.delete(`/api/user/${staff}`)],
  ['gets another password', (boss, staff) => boss.patch(`/api/user/${staff}`, { password: 'NieuwWachtwoord1' })],
  ['gets a lower role', (boss, staff) => boss.patch(`/api/user/${staff}`, { role: 100 })],
  ['is barred from ADMIN', (boss, staff) => boss.patch(`/api/user/${staff}`, { module_blacklist: ['ADMIN'] })],
])('an administrator of the platform who %s no longer works as somebody else', async (_what, change) => {
  const { platform, browser } = await working()
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
  await change(await platform.user({ role: 5000 }), platform.admin.userId)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(401)
})

test('an ordinary sign-in has nothing to go back to', async () => {
  const { admin } = await server.company()
  const browser = openBrowser(server)
  await browser.signIn((await admin.get('/api/user/getcurrentuser')).body.email, TEST_PASSWORD)
  expect((await browser.send('POST', '/api/authenticate/stopimpersonating')).status).toBe(401)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
})

test('logging out while working as somebody else ends both sign-ins', async () => {
  const { browser, email } = await working()
  await browser.send('GET', '/api/authenticate/logout')
  const { rows } = await server.owner.query(
    `select count(*)::int as n from session s join "user" u on u.id = s.user_id or u.id = s.actor_id where u.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('only staff may, not as each other, and not from there to yet another user', async () => {
  const { platform, company, browser } = await working()
  const other = await server.company()
  expect((await other.admin.post(`/api/user/${company.admin.userId}/adminlogin`)).status).toBe(403)
  const boss = await platform.user({ role: 5000 })
  const clerk = await platform.user({ role: 100 })
  const otherPlatform = await server.company({ modules: ['ADMIN'] })
  for (const staff of [boss, otherPlatform.admin])
    for (const asking of [clerk, platform.admin])
      expect((await asking.post(`/api/user/${staff.userId}/adminlogin`)).status).toBe(403)
  expect((await platform.admin.post('/api/user/999999/adminlogin')).status).toBe(404)
  expect((await browser.send('POST', `/api/user/${other.admin.userId}/adminlogin`)).status).toBe(403)
})
