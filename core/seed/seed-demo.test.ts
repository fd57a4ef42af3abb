import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { DEMO_COMPANIES, DEMO_PASSWORD } from './demo-companies'
import { isEmpty, seedDemo } from './seed-demo'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedDemo(server.app.platform)
}, 60_000)
afterAll(() => server.stop())

const signIn = (username: string, password = DEMO_PASSWORD) =>
  server.anonymous.post('/api/authenticate', { username, password })

test('every demo user signs in and gets exactly the flags and remotes of what the company owns (R-AUTH-001, R-ROUTE-015)', async () => {
  expect(await isEmpty(server.app.platform)).toBe(false)
  for (const company of DEMO_COMPANIES) {
    for (const { email, role } of company.users) {
      const { status, body } = await signIn(email)
      expect(status).toBe(200)
      const user = (await server.anonymous.get('/api/user/getcurrentuser', { authorization: `Bearer ${body.token}` }))
        .body
      expect(user).toMatchObject({ username: email, role, companyname: company.fields.name })
      const owned = Object.keys(user).filter(key => key.startsWith('hasModule') && user[key])
      expect(owned.sort()).toEqual(company.modules.map(tag => `hasModule${tag}`).sort())
      expect(user.remotes.some((remote: { name: string }) => remote.name === 'crm')).toBe(
        company.modules.includes('CRM'),
      )
    }
  }
})

test('a wrong password and an unknown name get the same answer, and the sixth failure in a minute waits (R-AUTH-002)', async () => {
  const message = 'Gebruikersnaam of wachtwoord is onjuist.'
  expect(await signIn('niemand@zonnigdak.example')).toMatchObject({ status: 401, body: { message } })
  for (let i = 0; i < 5; i++)
    expect(await signIn('planning@zonnigdak.example', 'Fout12345')).toMatchObject({ status: 401, body: { message } })
  const waiting = await signIn('planning@zonnigdak.example')
  expect(waiting.status).toBe(429)
  expect(waiting.body.message).toMatch(/^Te veel inlogpogingen\. Probeer het over \d+ seconden opnieuw\.$/)
  expect(waiting.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('the global search finds relations and dossiers of the own company by three characters (R-SEARCH-005)', async () => {
  const { body } = await signIn('verkoop@zonnigdak.example')
  const as = { authorization: `Bearer ${body.token}` }
  const found = (await server.anonymous.get('/api/search?query=meul', as)).body
  expect(found.relations.length).toBeGreaterThan(0)
  expect(found.relations[0].title).toContain('Meulen')
  expect(found.flows.length).toBeGreaterThan(0)
  expect((await server.anonymous.get('/api/search?query=me', as)).status).toBe(422)
})
