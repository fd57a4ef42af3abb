import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { TEST_PASSWORD, type TestServer, testServer } from '@core/testing/server'
import { DASHBOARDS } from '../user'

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const newcomer = (fields: object = {}) => ({
  name: 'Anouk',
  surname: 'Bakker',
  email: `Anouk${++made}@Test.example`,
  password: TEST_PASSWORD,
  ...fields,
})

test('an administrator makes a colleague, who signs in with e-mail address or user name', async () => {
  const { admin } = await server.company()
  const { status, body } = await admin.post(
    '/api/user',
    newcomer({ username: 'Anouk.B', role: 200, user_type: 'sales' }),
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({ fullname: 'Anouk Bakker', role: 200, username: 'Anouk.B', altDashboard: 'default' })
  expect(JSON.stringify(body)).not.toContain('argon2')
  for (const name of [body.email.toUpperCase(), 'anouk.b'])
    expect(await openBrowser(server).signIn(name, TEST_PASSWORD)).toBe(200)
})

test('a colleague without a password gets a mail in Dutch to choose one', async () => {
  const { admin } = await server.company({ name: 'Zonnig & Zn' })
  const { body } = await admin.post('/api/user', newcomer({ password: undefined }))
  await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(message => message.to.includes(body.email))
  expect(mail?.subject).toBe('Je account bij Zonnig & Zn')
  expect(mail?.text).toMatch(/\/resetpassword\/[\w-]{43}/)
})

test('only an administrator makes, changes and deletes users, and nobody lifts themselves', async () => {
  const company = await server.company()
  const manager = await company.user({ role: 1000 })
  const mechanic = await company.user({ role: 100 })
  expect((await manager.post('/api/user', newcomer())).status).toBe(403)
  expect((await manager.patch(`/api/user/${mechanic.userId}`, { name: 'X' })).status).toBe(403)
  expect((await manager.delete(`/api/user/${mechanic.userId}`)).status).toBe(403)
  for (const lift of [{ role: 5000 }, { module_blacklist: ['CRM'] }, { email: 'x@x.nl' }, { user_type: 'sales' }])
    expect((await mechanic.patch(`/api/user/${mechanic.userId}`, lift)).status).toBe(403)
  expect((await mechanic.patch(`/api/user/${mechanic.userId}`, { name: 'Z', role: 5000 })).status).toBe(403)
  expect((await mechanic.get(`/api/user/${mechanic.userId}`)).body).toMatchObject({ name: 'Test', role: 100 })
})

test('everybody changes the own name, phone and language; PUT does the same as PATCH', async () => {
  const company = await server.company()
  const mechanic = await company.user({ role: 100 })
  const path = `/api/user/${mechanic.userId}`
  expect((await mechanic.patch(path, { language: 'es-AR', phone: '06 123' })).status).toBe(200)
  expect((await mechanic.put(path, { surname: 'de Wit' })).status).toBe(200)
  expect((await mechanic.get('/api/user/getcurrentuser')).body).toMatchObject({ language: 'es-AR', surname: 'de Wit' })
  expect((await mechanic.patch(path, { language: 'fr' })).status).toBe(422)
  const partner = await company.user({ user_type: 'partner' })
  expect((await partner.patch(`/api/user/${partner.userId}`, { language: 'en' })).status).toBe(200)
})

test('whoever sends the own record back whole changes what is theirs in it, and nothing that is not (R-USER-004, R-API-002)', async () => {
  const company = await server.company()
  const mechanic = await company.user({ role: 100, module_blacklist: ['INVOICE'] })
  const path = `/api/user/${mechanic.userId}`
  const read = async () => (await mechanic.get(path)).body
  const first = await read()
  for (const send of [mechanic.put, mechanic.patch])
    expect((await send(path, { ...(await read()), phone: `06 ${++made}` })).status).toBe(200)
  const record = await read()
  expect(record).toEqual({
    ...first,
    phone: `06 ${made}`,
    version: first.version + 2,
    updated_at: expect.any(String),
  })
  for (const lift of [{ role: 5000 }, { module_blacklist: [] }, { email: 'x@x.nl' }, { password: TEST_PASSWORD }])
    expect((await mechanic.put(path, { ...record, phone: '1', ...lift })).status).toBe(403)
  expect((await mechanic.put(path, { ...record, fullname: 'X' })).status).toBe(422)
  expect(await read()).toEqual(record)

  const colleague = await company.user({ role: 1000 })
  expect((await colleague.put(path, record)).status).toBe(403)
})

test('whoever sends the own record back as it was before an administrator changed it hears that first, with the record as it is (R-USER-004, R-API-002)', async () => {
  const company = await server.company()
  const mechanic = await company.user({ role: 100 })
  const path = `/api/user/${mechanic.userId}`
  const { body: seen, headers } = await mechanic.get(path)
  await company.admin.patch(path, { role: 200, phone: '06 1' })
  const ifMatch = { 'if-match': headers.get('etag') ?? '' }
  for (const said of [ifMatch, undefined])
    for (const send of [mechanic.put, mechanic.patch]) {
      const stale = await send(path, { ...seen, phone: '06 2' }, said)
      expect([stale.status, stale.body.current?.role, stale.body.current?.phone]).toEqual([412, 200, '06 1'])
    }
  const colleague = await company.user({ role: 100 })
  expect((await colleague.patch(path, {}, { 'if-match': '"77"' })).status).toBe(403)
})

test('a stale change is 412 and loses nothing', async () => {
  const { admin } = await server.company()
  const { body, headers } = await admin.post('/api/user', newcomer())
  await admin.patch(`/api/user/${body.id}`, { phone: '1' })
  const stale = await admin.patch(`/api/user/${body.id}`, { phone: '2' }, { 'if-match': headers.get('etag') ?? '' })
  expect([stale.status, stale.body.current.phone]).toEqual([412, '1'])
})

test('administrators put colleagues in the order in which they are listed, and nobody else does (R-USER-003)', async () => {
  const company = await server.company()
  const { admin } = company
  const [ada, bo] = [(await admin.post('/api/user', newcomer())).body, (await admin.post('/api/user', newcomer())).body]
  const items = [bo.id, admin.userId, ada.id].map((id, order) => ({ id, order }))
  const listed = async () => (await admin.get('/api/user')).body.map(({ id }: { id: number }) => id)
  const manager = await company.user({ role: 1000 })
  expect((await manager.post('/api/user/updateorder', { items })).status).toBe(403)
  expect((await admin.post('/api/user/updateorder', { items })).status).toBe(200)
  expect((await listed()).filter((id: number) => id !== manager.userId)).toEqual([bo.id, admin.userId, ada.id])
  const before = await listed()
  const stranger = await server.company()
  expect((await stranger.admin.post('/api/user/updateorder', { items })).status).toBe(404)
  expect(await listed()).toEqual(before)
})

test('an address or user name belongs to one user of the whole platform (G-REG)', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  const anouk = (await ours.admin.post('/api/user', newcomer())).body
  const taken = await theirs.admin.post('/api/user', newcomer({ email: anouk.email.toUpperCase() }))
  expect([taken.status, taken.body.errors.email]).toEqual([422, ['Dit e-mailadres is al in gebruik.']])
  const other = (await theirs.admin.post('/api/user', newcomer())).body
  expect((await theirs.admin.patch(`/api/user/${other.id}`, { username: anouk.email })).status).toBe(422)
  expect((await theirs.admin.get('/api/user')).body).toHaveLength(2)
  expect(await openBrowser(server).signIn(other.email, TEST_PASSWORD)).toBe(200)
})

test('a new address signs in from then on, and the old one is free', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/user', newcomer())
  const moved = `verhuisd${++made}@test.example`
  await admin.patch(`/api/user/${body.id}`, { email: moved, username: moved })
  expect(await openBrowser(server).signIn(moved, TEST_PASSWORD)).toBe(200)
  expect(await openBrowser(server).signIn(body.email, TEST_PASSWORD)).toBe(401)
  expect((await admin.post('/api/user', newcomer({ email: body.email }))).status).toBe(201)
})

test('a deleted user is out at once, on every device, and the address is free (C-22)', async () => {
  const { admin } = await server.company()
  for (const remove of [
    (id: number) => admin.delete(`/api/user/${id}`),
    (id: number) => admin.post(`/api/user/${id}/deleteuser`),
  ]) {
    const { body } = await admin.post('/api/user', newcomer())
    const browser = openBrowser(server)
    await browser.signIn(body.email, TEST_PASSWORD)
    expect((await remove(body.id)).status).toBe(204)
    expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
    expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(401)
    expect(await openBrowser(server).signIn(body.email, TEST_PASSWORD)).toBe(401)
    expect((await admin.get(`/api/user/${body.id}`)).status).toBe(404)
    expect((await admin.post('/api/user', newcomer({ email: body.email }))).status).toBe(201)
  }
})

test('user 1 and company 1 stay, whoever asks and however (R-USER-001, R-AUTH-013)', async () => {
  const { admin } = await server.company()
  for (const refused of [await admin.delete('/api/user/1'), await admin.post('/api/user/1/deleteuser')])
    expect([refused.status, refused.body.message]).toEqual([409, 'Perhaps not such a good idea.'])
  const platform = await server.company({ modules: ['ADMIN'] })
  expect((await platform.admin.delete('/api/company/1')).status).toBe(409)
})

test('nobody deletes themselves, and the last administrator keeps the role', async () => {
  const { admin } = await server.company()
  expect((await admin.delete(`/api/user/${admin.userId}`)).status).toBe(409)
  const lowered = await admin.patch(`/api/user/${admin.userId}`, { role: 100 })
  expect([lowered.status, lowered.body.message]).toEqual([
    409,
    'Dit is de laatste systeembeheerder. Maak eerst iemand anders systeembeheerder.',
  ])
  await admin.post('/api/user', newcomer({ role: 5000 }))
  expect((await admin.patch(`/api/user/${admin.userId}`, { role: 1000 })).status).toBe(200)
  expect((await admin.post('/api/user', newcomer())).status).toBe(403)
})

test('the last administrator cannot make themselves a partner, blacklist their own way back or be deleted', async () => {
  const { admin } = await server.company()
  const own = `/api/user/${admin.userId}`
  const ways = [
    { role: 1000 },
    { user_type: 'partner' },
    { module_blacklist: ['SETTINGS'] },
    { module_blacklist: ['QUOTATION', 'BASIS'] },
  ]
  const refuse = async () => {
    for (const way of ways) expect([way, (await admin.patch(own, way)).status]).toEqual([way, 409])
  }
  await refuse()
  expect((await admin.patch(own, { module_blacklist: ['QUOTATION'], user_type: 'sales' })).status).toBe(200)
  // Colleagues with the role who cannot manage users are no way back.
  const partner = newcomer({ role: 5000, user_type: 'partner' })
  expect((await admin.post('/api/user', partner)).status).toBe(201)
  const shut = newcomer({ role: 5000, module_blacklist: ['SETTINGS'] })
  expect((await admin.post('/api/user', shut)).status).toBe(201)
  await refuse()
  const colleague = openBrowser(server)
  await colleague.signIn(shut.email, TEST_PASSWORD)
  expect((await colleague.send('DELETE', own)).status).toBe(409)
  expect((await colleague.send('POST', `${own}/deleteuser`)).status).toBe(409)
  await admin.post('/api/user', newcomer({ role: 5000 }))
  expect((await admin.patch(own, { user_type: 'partner' })).status).toBe(200)
})

test('of two administrators who demote each other sixteen times at once one stays', async () => {
  const { admin, id } = await server.company()
  const other = newcomer({ role: 5000 })
  const { body } = await admin.post('/api/user', other)
  const browser = openBrowser(server)
  await browser.signIn(other.email, TEST_PASSWORD)
  const ways = [{ role: 100 }, { user_type: 'partner' }, { module_blacklist: ['SETTINGS'] }, undefined]
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => ways[i % ways.length]).flatMap(way => [
      way ? admin.patch(`/api/user/${body.id}`, way) : admin.delete(`/api/user/${body.id}`),
      way
        ? browser.send('PATCH', `/api/user/${admin.userId}`, way)
        : browser.send('DELETE', `/api/user/${admin.userId}`),
    ]),
  )
  const { rows } = await server.owner.query(
    `select id from "user" where company_id = $1 and role = 5000 and user_type <> 'partner' and deleted_at is null
     and not module_blacklist ?| '{BASIS,SETTINGS}'`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('hide from planning, newsletter and simple mode are stored as 0 or 1 and nothing else (R-USER-006)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/user', newcomer({ hide_from_planning: 1 }))
  expect(body).toMatchObject({ hide_from_planning: 1, receives_newsletter: 0, simplemode: 0 })
  for (const field of ['hide_from_planning', 'receives_newsletter', 'simplemode']) {
    for (const wrong of [2, -1, true, '1'])
      expect((await admin.patch(`/api/user/${body.id}`, { [field]: wrong })).status).toBe(422)
    expect((await admin.patch(`/api/user/${body.id}`, { [field]: 1 })).body[field]).toBe(1)
  }
})

test('the current user tells of simple mode and of what the company tries out (G-SIMPLE, G-FLAGS)', async () => {
  const company = await server.company()
  const me = async () => (await company.admin.get('/api/user/getcurrentuser')).body
  expect(await me()).toMatchObject({ simplemode: 0, experimental: {} })
  const [settings] = (await company.admin.get('/api/companysettings')).body
  const path = `/api/companysettings/${settings.id}`
  expect((await company.admin.patch(path, { experimental: { newcalendar: 'yes' } })).status).toBe(422)
  expect((await company.admin.patch(path, { experimental: { newcalendar: true, oldmap: false } })).status).toBe(200)
  expect((await company.admin.patch(`/api/user/${company.admin.userId}`, { simplemode: 1 })).status).toBe(200)
  expect(await me()).toMatchObject({ simplemode: 1, experimental: { newcalendar: true, oldmap: false } })
  const other = await (await server.company()).admin.get('/api/user/getcurrentuser')
  expect(other.body.experimental).toEqual({})
})

test('every kind of dashboard can be chosen, and a partner starts with the one for partners (R-USER-007, C-29)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/user', newcomer())
  expect(DASHBOARDS as readonly string[]).toEqual(
    expect.arrayContaining(['default', 'sales', 'project', 'v1', 'alternativev1', 'salesv1', 'projectv1']),
  )
  for (const altDashboard of DASHBOARDS)
    expect((await admin.patch(`/api/user/${body.id}`, { altDashboard })).body.altDashboard).toBe(altDashboard)
  expect((await admin.patch(`/api/user/${body.id}`, { altDashboard: 'v9' })).status).toBe(422)
  expect((await admin.post('/api/user', newcomer({ user_type: 'partner' }))).body.altDashboard).toBe('partner')
})

test('an administrator sets the password of a colleague, who is signed out; the own one goes another way', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/user', newcomer())
  const browser = openBrowser(server)
  await browser.signIn(body.email, TEST_PASSWORD)
  expect((await admin.patch(`/api/user/${body.id}`, { password: 'zwak' })).status).toBe(422)
  expect((await admin.patch(`/api/user/${body.id}`, { password: 'NieuwWachtwoord1' })).status).toBe(200)
  expect((await browser.send('GET', '/api/user/getcurrentuser')).status).toBe(401)
  expect(await openBrowser(server).signIn(body.email, 'NieuwWachtwoord1')).toBe(200)
  expect((await admin.patch(`/api/user/${admin.userId}`, { password: 'NieuwWachtwoord1' })).status).toBe(422)
})

test('who changes their own details over a change by an administrator is told so (R-API-001)', async () => {
  const company = await server.company()
  const me = await company.user({ role: 200 })
  const { id, version } = (await me.get('/api/user/getcurrentuser')).body
  await company.admin.patch(`/api/user/${id}`, { phone: '030 1234567' })
  const headers = { 'if-match': `"${version}"` }
  const late = await me.raw('PATCH', `/api/user/${id}`, { phone: '06 12345678' }, headers)
  expect([late.status, (await me.get('/api/user/getcurrentuser')).body.phone]).toEqual([412, '030 1234567'])
})
