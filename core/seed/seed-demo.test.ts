import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { DEMO_COMPANIES, DEMO_PASSWORD } from './demo-companies'
import { isEmpty, modulesOf, seedDemo } from './seed-demo'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedDemo(server.app.platform)
})
afterAll(() => server.stop())

const signIn = (username: string, password = DEMO_PASSWORD) =>
  server.anonymous.post('/api/authenticate', { username, password })

test('every demo user signs in and gets exactly the flags and remotes of what the company owns (R-AUTH-001, R-ROUTE-015)', async () => {
  expect(await isEmpty(server.app.platform)).toBe(false)
  for (const company of DEMO_COMPANIES) {
    for (const { email, role, user_type } of company.users) {
      const { status, body } = await signIn(email)
      expect(status).toBe(200)
      const user = (await server.anonymous.get('/api/user/getcurrentuser', { authorization: `Bearer ${body.token}` }))
        .body
      expect(user).toMatchObject({ username: email, role, companyname: company.fields.name })
      const owned = Object.keys(user).filter(key => key.startsWith('hasModule') && user[key])
      // Users of a partner have the module of partners alone (G-PARTNERROLE).
      const modules = modulesOf(server.app.platform, company).filter(
        tag => user_type !== 'partner' || tag === 'PARTNER',
      )
      expect(owned.sort()).toEqual(modules.map(tag => `hasModule${tag}`).sort())
      expect(user.remotes.some((remote: { name: string }) => remote.name === 'crm')).toBe(modules.includes('CRM'))
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

/** What the dossier of a document says, by what became of the document. */
const PHASE_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quotation: {
    draft: 'Draft',
    sent: 'Offerte verstuurd',
    expired: 'Offerte verstuurd',
    approved: 'Offerte goedgekeurd',
    rejected: 'Offerte afgekeurd',
  },
  invoice: { draft: 'Maken factuur', sent: 'Factuur verstuurd', paid: 'Betaald' },
}

test('dossiers of the demo say what became of their documents, and nothing happened tomorrow', async () => {
  const as = { authorization: `Bearer ${(await signIn('beheer@zonnigdak.example')).body.token}` }
  const rows = async (path: string) => (await server.anonymous.get(path, as)).body
  const now = new Date().toISOString()
  for (const [stage, phases] of Object.entries(PHASE_OF)) {
    const documents = (await rows(`/api/${stage}`)).filter((row: { flow_id: number | null }) => row.flow_id)
    const of = new Map(documents.map((row: { flow_id: number }) => [row.flow_id, row]))
    const dossiers = await rows(`/api/flow?status=${stage}`)
    expect(dossiers.length).toBeGreaterThan(5)
    for (const { id, phase, [`date_${stage}`]: entered } of dossiers) {
      const { status, date_send } = (of.get(id) ?? {}) as { status: string; date_send: string | null }
      expect([id, status, phase]).toEqual([id, status, phases[status] ?? 'a document in this state'])
      if (date_send) expect([id, date_send >= entered]).toEqual([id, true])
    }
    for (const row of documents)
      for (const moment of [row.date_send, row.date_approved, row.date_rejected, row.date_paid])
        expect([row.id, moment, !moment || moment <= now]).toEqual([row.id, moment, true])
    const late = documents.filter((row: { status: string; enddate: string }) => row.status === 'sent')
    if (stage === 'quotation')
      for (const row of late) expect([row.id, row.enddate >= now.slice(0, 10)]).toEqual([row.id, true])
  }
  const finished = new Set((await rows('/api/flow?status=aftercare,completed')).map(({ id }: { id: number }) => id))
  const bills = (await rows('/api/invoice')).filter((row: { flow_id: number }) => finished.has(row.flow_id))
  expect(new Set(bills.map((row: { status: string }) => row.status))).toEqual(new Set(['paid']))
})
