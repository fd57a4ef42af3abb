import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function twoDevices() {
  const company = await server.company()
  const { email } = (await company.admin.get('/api/user/getcurrentuser')).body
  const laptop = openBrowser(server, { 'user-agent': 'Laptop' })
  const phone = openBrowser(server, { 'user-agent': 'Telefoon' })
  await phone.signIn(email, TEST_PASSWORD)
  await laptop.signIn(email, TEST_PASSWORD)
  return { laptop, phone, email, company }
}

const agents = (sessions: { user_agent: string; current: boolean }[]) =>
  sessions.map(({ user_agent, current }) => [user_agent, current])

test('a user sees where they are signed in, this device first, and nobody else does', async () => {
  const { laptop, phone, company } = await twoDevices()
  const colleague = openBrowser(server, { 'user-agent': 'Tablet' })
  const { email } = (await (await company.user()).get('/api/user/getcurrentuser')).body
  await colleague.signIn(email, TEST_PASSWORD)
  expect(agents((await colleague.send('GET', '/api/session')).body)).toEqual([['Tablet', true]])
  const { body } = await laptop.send('GET', '/api/session')
  expect(agents(body)).toEqual([
    ['Laptop', true],
    ['Telefoon', false],
  ])
  expect(JSON.stringify(body)).not.toContain(laptop.cookies.get('vakwerk_refresh') ?? '')
  expect(agents((await phone.send('GET', '/api/session')).body)[0]).toEqual(['Telefoon', true])
  const stranger = await twoDevices()
  const theirs = (await stranger.laptop.send('GET', '/api/session')).body
  expect(theirs).toHaveLength(2)
  expect(theirs.map(({ id }: { id: string }) => id)).not.toContain(body[0].id)
})

test('signing out another device works at once; this one stays', async () => {
  const { laptop, phone } = await twoDevices()
  const { body } = await laptop.send('GET', '/api/session')
  expect((await laptop.send('POST', '/api/session/end', { id: body[1].id })).body).toEqual({ ended: 1 })
  expect((await phone.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect((await phone.send('POST', '/api/authenticate/refresh')).status).toBe(401)
  expect((await laptop.send('POST', '/api/session/end', {})).body).toEqual({ ended: 0 })
  expect((await laptop.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
})

test("nobody ends another's sign-in, and a made-up id ends nothing", async () => {
  const { laptop, company } = await twoDevices()
  const stranger = await twoDevices()
  const colleague = openBrowser(server)
  await colleague.signIn((await (await company.user()).get('/api/user/getcurrentuser')).body.email, TEST_PASSWORD)
  const [session] = (await laptop.send('GET', '/api/session')).body
  for (const { send } of [stranger.laptop, colleague])
    for (const id of [session.id, 'onzin', ''])
      expect((await send('POST', '/api/session/end', { id })).body).toEqual({ ended: 0 })
  expect((await laptop.send('GET', '/api/user/getcurrentuser')).status).toBe(200)
})

test('a session ends after 30 days whatever happens, and its cookie with it', async () => {
  const { laptop, phone, company } = await twoDevices()
  const began = (ago: string) =>
    server.owner.query(`update session set created_at = now() - $2::interval where company_id = $1`, [company.id, ago])
  const renew = () => laptop.send('POST', '/api/authenticate/refresh')
  await began('29 days 23 hours')
  const renewed = await renew()
  expect(renewed.status).toBe(200)
  const [, seconds] = /vakwerk_refresh=.*Max-Age=(\d+)/.exec(renewed.headers.get('set-cookie') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(3000)
  expect(Number(seconds)).toBeLessThanOrEqual(3600)
  await server.owner.query(`update session set expires_at = now() - interval '1 second' where company_id = $1`, [
    company.id,
  ])
  expect((await renew()).status).toBe(401)
  await server.owner.query(`update session set expires_at = now() + interval '1 day' where company_id = $1`, [
    company.id,
  ])
  await began('30 days 1 second')
  expect((await phone.send('POST', '/api/authenticate/refresh')).status).toBe(401)
})

test('a 401 on the current-user call is what a deleted company gets: the user is logged out (R-AUTH-003)', async () => {
  const platform = await server.company({ modules: ['ADMIN'] })
  const company = await server.company()
  expect((await company.admin.get('/api/user/getcurrentuser')).status).toBe(200)
  expect((await platform.admin.delete(`/api/company/${company.id}`)).status).toBe(200)
  expect((await company.admin.get('/api/user/getcurrentuser')).status).toBe(401)
})
