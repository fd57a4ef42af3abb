import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, scopes: string[], fields: object = {}) => {
  const { status, body } = await admin.post('/api/apitoken', { name: 'Boekhouding', scopes, ...fields })
  expect(status).toBe(201)
  return { id: body.id as number, token: body.token as string, body, as: { authorization: `Bearer ${body.token}` } }
}
const program = () => server.anonymous

test('a token is shown once, recognised by its beginning, and kept only as a hash', async () => {
  const { admin, id } = await server.company()
  const { token, body } = await make(admin, ['CRM:read'])
  expect(token).toMatch(/^vk_[\w-]{43}$/)
  expect(body).toMatchObject({ hint: token.slice(0, 9), user_id: admin.userId, user_fullname: 'Beheer' })
  const list = (await admin.get('/api/apitoken')).body
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toContain(token.slice(0, 12))
  const { rows } = await server.owner.query(
    `select t::text as line from api_token t where company_id = $1 union all select l::text from log_item l where company_id = $1`,
    [id],
  )
  for (const { line } of rows) expect(line).not.toContain(token.slice(0, 12))
})

test('asked again with the same key for repeating, the token is not shown again', async () => {
  const { admin, id } = await server.company()
  const ask = () => admin.post('/api/apitoken', { name: 'x', scopes: ['CRM:read'] }, { 'idempotency-key': 'eens' })
  const { token } = (await ask()).body
  const again = await ask()
  expect([again.status, JSON.stringify(again.body).includes(token)]).toEqual([409, false])
  const { rows } = await server.owner.query(`select body from idempotent_answer where company_id = $1`, [id])
  expect(rows).toEqual([{ body: null }])
})

test('a token is good wherever a sign-in is, within its scopes; writing includes reading', async () => {
  const { admin } = await server.company()
  const reader = await make(admin, ['CRM:read'])
  const writer = await make(admin, ['CRM:write'])
  expect((await program().get('/api/relation', reader.as)).status).toBe(200)
  const refused = await program().post('/api/relation', { name: 'Nee' }, reader.as)
  expect([refused.status, refused.body.message]).toEqual([403, 'Deze API-sleutel mag dit niet.'])
  const { status, body } = await program().post('/api/relation', { name: 'Ja' }, writer.as)
  expect(status).toBe(201)
  expect((await program().get(`/api/relation/${body.id}`, writer.as)).body.name).toBe('Ja')
  for (const path of ['/api/quotation', '/api/invoice']) {
    expect((await program().get(path, writer.as)).status).toBe(403)
  }
  const current = (await program().get('/api/user/getcurrentuser', reader.as)).body
  expect([current.id, current.device_key]).toEqual([admin.userId, ''])
  expect((await program().get('/api/user', reader.as)).status).toBe(403)
  expect((await program().get('/api/user', (await make(admin, ['BASIS:read'])).as)).status).toBe(200)
})

test('a token does no more than its user and company may', async () => {
  const company = await server.company({ modules: ['CRM'] })
  const { as } = await make(company.admin, ['QUOTATION:write', 'CRM:write', 'ADMIN:write'])
  expect((await program().get('/api/quotation', as)).status).toBe(403)
  expect((await program().get('/api/company', as)).status).toBe(403)
  const other = await server.company()
  const { body } = await other.admin.post('/api/relation', { name: 'Van een ander' })
  expect((await program().get(`/api/relation/${body.id}`, as)).status).toBe(404)
  await company.admin.post('/api/user', { name: 'B', email: `b${company.id}@test.example`, role: 5000 })
  await company.admin.patch(`/api/user/${company.admin.userId}`, { role: 50 })
  expect((await program().get('/api/relation', as)).status).toBe(403)
})

test('no token changes credentials, makes users or other tokens', async () => {
  const { admin } = await server.company()
  const { as } = await make(admin, ['BASIS:write', 'SETTINGS:write'])
  const own = `/api/user/${admin.userId}`
  const tries = [
    program().post(`${own}/updatepassword`, { oldpassword: 'Welkom2026', password: 'NieuwWachtwoord1' }, as),
    program().post('/api/apitoken', { name: 'x', scopes: ['CRM:read'] }, as),
    program().get('/api/apitoken', as),
    program().post('/api/secondfactor/setup', { password: 'Welkom2026' }, as),
    program().post('/api/session/end', {}, as),
    program().post('/api/user', { name: 'x', email: 'x@achterdeur.example', role: 5000 }, as),
    program().patch(own, { email: 'elders@test.example' }, as),
    program().delete(own, as),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
  expect((await program().patch(own, { phone: '038' }, as)).status).toBe(200)
})

test('a revoked, an expired and a made-up token are no token, and so is that of a deleted user', async () => {
  const company = await server.company()
  const { admin } = company
  const status = async (as: Record<string, string>) => (await program().get('/api/relation', as)).status
  const revoked = await make(admin, ['CRM:read'])
  expect((await admin.delete(`/api/apitoken/${revoked.id}`)).status).toBe(204)
  expect(await status(revoked.as)).toBe(401)
  expect((await admin.get('/api/apitoken')).body).toEqual([])
  const expiring = await make(admin, ['CRM:read'], { expires_at: new Date(Date.now() + 60_000).toISOString() })
  expect(await status(expiring.as)).toBe(200)
  await server.owner.query(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [expiring.id])
  expect(await status(expiring.as)).toBe(401)
  expect(await status({ authorization: `Bearer vk_${'A'.repeat(43)}` })).toBe(401)
  expect(await status({ authorization: `Bearer vk_${'A'.repeat(4000)}` })).toBe(401)
  const gone = await make(admin, ['CRM:read'])
  await server.owner.query(`update "user" set deleted_at = now() where id = $1`, [admin.userId])
  expect(await status(gone.as)).toBe(401)
})

test('a new password ends the API tokens its owner made unless they choose otherwise', async () => {
  const { admin, id } = await server.company()
  const colleague = await make(await (await server.company()).admin, ['CRM:read'])
  const status = async (as: Record<string, string>) => (await program().get('/api/relation', as)).status
  const change = (oldpassword: string, password: string, choice: object) =>
    admin.post(`/api/user/${admin.userId}/updatepassword`, { oldpassword, password, ...choice })
  const [first, second] = [await make(admin, ['CRM:read']), await make(admin, ['CRM:read'])]
  expect((await change('Welkom2026', 'Zonnedak4411', { keep_api_tokens: true })).status).toBe(200)
  expect([await status(first.as), await status(second.as)]).toEqual([200, 200])
  expect((await change('Zonnedak4411', 'Zonnedak4412', {})).status).toBe(200)
  expect([await status(first.as), await status(second.as), await status(colleague.as)]).toEqual([401, 401, 200])
  expect((await admin.get('/api/apitoken')).body).toEqual([])
  const listed = `select 1 from directory_entry where company_id = $1 and kind = 'api-token'`
  expect((await server.owner.query(listed, [id])).rows).toEqual([])
  const logged = `select new_value from log_item where company_id = $1 and description = 'password_changed' order by id`
  expect((await server.owner.query(logged, [id])).rows.map(({ new_value }) => new_value?.api_tokens_ended)).toEqual([
    undefined,
    2,
  ])
})

test('a token that should end in the past, or that may do nothing, is refused', async () => {
  const { admin } = await server.company()
  const ask = (fields: object) => admin.post('/api/apitoken', { name: 'x', scopes: ['CRM:read'], ...fields })
  expect((await ask({ expires_at: '2020-01-01T00:00:00Z' })).body.errors.expires_at).toHaveLength(1)
  expect((await ask({ scopes: [] })).status).toBe(422)
  expect((await ask({ scopes: ['CRM:everything'] })).status).toBe(422)
  expect((await ask({ name: '' })).status).toBe(422)
})

test('only administrators make and see tokens, and only of their own company', async () => {
  const company = await server.company()
  const manager = await company.user({ role: 1000 })
  expect((await manager.post('/api/apitoken', { name: 'x', scopes: ['CRM:read'] })).status).toBe(403)
  const { id, as } = await make(company.admin, ['CRM:read'])
  const other = await server.company()
  expect((await other.admin.get('/api/apitoken')).body).toEqual([])
  expect((await other.admin.delete(`/api/apitoken/${id}`)).status).toBe(404)
  expect((await program().get('/api/relation', as)).status).toBe(200)
})

test('the last use is written, at most once a minute', async () => {
  const { admin } = await server.company()
  const { id, as } = await make(admin, ['CRM:read'])
  const lastUse = async () =>
    (await server.owner.query('select last_used_at from api_token where id = $1', [id])).rows[0].last_used_at
  expect(await lastUse()).toBeNull()
  await program().get('/api/relation', as)
  const first = await lastUse()
  expect(first).toBeInstanceOf(Date)
  await program().get('/api/relation', as)
  expect(await lastUse()).toEqual(first)
  await server.owner.query(`update api_token set last_used_at = now() - interval '61 seconds' where id = $1`, [id])
  await program().get('/api/relation', as)
  expect((await lastUse()) >= first).toBe(true)
})
