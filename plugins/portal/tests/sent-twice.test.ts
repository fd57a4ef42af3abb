import { afterAll, beforeAll, expect, test } from 'bun:test'
import { call } from '@core/context/call'
import { definePlugin } from '@core/plugin/define-plugin'
import { TEST_PASSWORD, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { flowLink } from '@plugins/crm/contract'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'

/** Takes its link in the body, where two links have one path. */
const whoAmI = call({
  method: 'POST',
  path: 'whoami',
  access: { hash: flowLink },
  summary: 'Tell whose link it is',
  body: t.Object({ hash: t.String() }),
  response: t.Object({ id: t.Integer() }),
  run: async (_, { recordId }) => ({ id: recordId }),
})

let server: TestServer
beforeAll(async () => {
  const locales = { nl: {}, en: {}, 'es-AR': {} }
  server = await testServer({
    plugins: [...plugins, definePlugin({ code: 'twice', calls: [whoAmI], requires: ['crm'], locales })],
  })
})
afterAll(() => server.stop())

const dossier = async ({ admin }: TestCompany) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Jan Vos' } })).body as { id: number; hash: string }
const once = { 'idempotency-key': 'eens' }

test('a message that a customer sends twice with one key is written once, and the key is good for nothing else', async () => {
  const company = await server.company()
  const { id, hash } = await dossier(company)
  const say = (content: string) => server.anonymous.post('/api/message', { hash, content }, once)
  const [first, again] = await Promise.all([say('Wanneer komt u?'), say('Wanneer komt u?')])
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect([first, again].filter(({ headers }) => headers.get('idempotent-replayed')).length).toBe(1)
  expect(await say('Iets anders')).toMatchObject({
    status: 422,
    body: { message: 'Deze Idempotency-Key hoort bij een ander verzoek. Gebruik voor elk verzoek een nieuwe.' },
  })
  const { body } = await company.admin.get(`/api/message?flow_id=${id}`)
  expect(body.map(({ content }: { content: string }) => content)).toEqual(['Wanneer komt u?'])
})

test('two links of one company, and links of two companies, do not share a key', async () => {
  const company = await server.company()
  const dossiers = [await dossier(company), await dossier(company), await dossier(await server.company())]
  for (const { id, hash } of dossiers)
    expect(await server.anonymous.post('/api/whoami', { hash }, once)).toMatchObject({ status: 200, body: { id } })
})

test('signing in keeps no answer: the same key gets another token, and a wrong password after a right one none', async () => {
  const { admin } = await server.company()
  const { email } = (await admin.get('/api/user/getcurrentuser')).body
  const signIn = (password: string) => server.anonymous.post('/api/authenticate', { username: email, password }, once)
  expect((await signIn(TEST_PASSWORD)).body.token).toBeString()
  expect((await signIn('verkeerd')).status).toBe(401)
  const { rows } = await server.owner.query(`select 1 from idempotent_answer where body like '%"token"%'`)
  expect(rows).toEqual([])
})
