import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { createFirstAccount } from '../create-first-account'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

test('the first company that an operator makes is the platform itself, the next starts small, and both sign in', async () => {
  const { platform } = server.app
  const account = { company: 'Vakwerk', name: 'Ada', email: 'ada@vakwerk.example', password: 'Genoeg-2026-tekens' }
  const first = await createFirstAccount(platform, account)
  expect(first).toMatchObject({ companyId: 1, modules: expect.arrayContaining(['ADMIN']) })
  const next = await createFirstAccount(platform, { ...account, company: 'Zonnig Dak', email: 'bo@zonnigdak.example' })
  expect(next.modules).toEqual(['BASIS', 'CRM', 'SETTINGS'])
  for (const username of ['ada@vakwerk.example', 'bo@zonnigdak.example'])
    expect((await server.anonymous.post('/api/authenticate', { username, password: account.password })).status).toBe(
      200,
    )
  await expect(createFirstAccount(platform, account)).rejects.toThrow('Er is al een gebruiker met ada@vakwerk.example')
  await expect(createFirstAccount(platform, { ...account, email: 'geen adres' })).rejects.toThrow('geen e-mailadres')
})
