import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** As a page of another site sends it: a body without a type, or with one that needs no leave of ours. */
const sent = (path: string, body: string, type: string | undefined, headers: Record<string, string> = {}) =>
  server.app.handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'accept-language': 'nl', ...(type ? { 'content-type': type } : {}), ...headers },
      body: new Blob([body]),
    }),
  )

test('a page elsewhere signs nobody in: what is not sent as JSON is refused', async () => {
  const { admin } = await server.company()
  const username = (await admin.get('/api/user/getcurrentuser')).body.email
  const body = JSON.stringify({ username, password: TEST_PASSWORD })
  for (const type of [undefined, 'text/plain', 'text/plain; a=application/json', 'application/x-www-form-urlencoded']) {
    const answer = await sent('/api/authenticate', body, type)
    expect([type, answer.status, answer.headers.getSetCookie()]).toEqual([type, 415, []])
    expect(((await answer.json()) as { message: string }).message).toBe(
      'Stuur de invoer als JSON, met Content-Type application/json.',
    )
  }
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])
    expect([type, (await sent('/api/authenticate', body, type)).status]).toEqual([type, 200])
})

test('JSON is no form either, and a call without a body needs no type', async () => {
  const company = await server.company()
  const browser = openBrowser(server)
  await browser.signIn((await company.admin.get('/api/user/getcurrentuser')).body.email, TEST_PASSWORD)
  const authorization = `Bearer ${browser.token}`
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const answer = await sent('/api/attachedfile', '{}', type, { authorization })
    expect([type, answer.status]).toEqual([type, 415])
    expect(((await answer.json()) as { message: string }).message).toBe(
      'Stuur de invoer als formulier, met Content-Type multipart/form-data.',
    )
  }
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(200)
})
