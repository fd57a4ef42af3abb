import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBrowser } from '@core/testing/browser'
import { allModules, numberOf, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const form = (fields: object = {}) => ({
  companyname: 'Noordkaap Solar',
  name: 'Ids',
  nameprefix: 'van der',
  surname: 'Meer',
  email: 'ids@noordkaap.example',
  password: 'Welkom2026',
  password_confirmation: 'Welkom2026',
  accept_privacy: true,
  ...fields,
})

test('registering makes a company with BASIS and SETTINGS that tries out what the operator offers, and signs its administrator in (G-REG)', async () => {
  const browser = openBrowser(server)
  const { body: page } = await browser.send('GET', '/api/portal/branding/hostname/localhost')
  expect(page).toMatchObject({ registration_open: true, trial_days: 30 })
  expect((await browser.send('POST', '/api/register', form())).status).toBe(200)
  const { body } = await browser.send('GET', '/api/user/getcurrentuser')
  expect(body).toMatchObject({
    fullname: 'Ids van der Meer',
    companyname: 'Noordkaap Solar',
    role: 5000,
    user_type: 'standard',
    hasModuleBASIS: true,
    hasModuleSETTINGS: true,
    hasModuleCRM: true,
    hasModuleQUOTATION: true,
    hasModuleINVOICE: true,
    hasModuleCONFIRMATION: false,
    hasModuleADMIN: false,
  })
  expect((await browser.send('GET', '/api/company/getcurrentcompany')).body).toMatchObject({ country: 'Nederland' })
  expect((await browser.send('POST', '/api/authenticate/refresh')).status).toBe(200)
})

test('a trial ends by itself: what was made stays and opens again once the module is bought', async () => {
  const browser = openBrowser(server)
  await browser.send('POST', '/api/register', form({ email: 'proef@noordkaap.example', companyname: 'Proef BV' }))
  const { body: me } = await browser.send('GET', '/api/user/getcurrentuser')
  expect(Math.round((Date.parse(me.trial_until) - Date.now()) / 86_400_000)).toBe(30)
  const { body: flow } = await browser.send('POST', '/api/flow', { relation: { fullname: 'Ada Post' } })
  const owned = async () =>
    ((await browser.send('GET', '/api/company/getmodules')).body as { tag: string; trial_until: string | null }[]).map(
      ({ tag, trial_until }) => (trial_until ? `${tag}?` : tag),
    )
  expect(await owned()).toEqual(['BASIS', 'CRM?', 'SALES?', 'SETTINGS', 'QUOTATION?', 'INVOICE?'])
  await server.owner.query(
    `update company_module set trial_until = now() - interval '1 second' where company_id = $1 and trial_until is not null`,
    [me.currentcompany_id],
  )
  expect((await browser.send('GET', `/api/flow/${flow.id}`)).status).toBe(403)
  expect(await owned()).toEqual(['BASIS', 'SETTINGS'])
  const { admin: platform } = await server.company({ name: 'Platform', modules: allModules })
  const moduleId = numberOf('CRM')
  const bought = await platform.patch(`/api/company/${me.currentcompany_id}/addmoduletocompany`, { moduleId })
  expect(bought.body.modules).toContainEqual({ id: moduleId, tag: 'CRM', trial_until: null })
  expect((await browser.send('GET', `/api/flow/${flow.id}`)).status).toBe(200)
  expect(await owned()).toEqual(['BASIS', 'CRM', 'SETTINGS'])
})

test('what is not right is named by field and makes nothing', async () => {
  const wrong: [string, object][] = [
    ['companyname', { companyname: 'X' }],
    ['email', { email: 'geen-adres' }],
    ['password', { password: 'zwak', password_confirmation: 'zwak' }],
    ['password_confirmation', { password_confirmation: 'Anders2026' }],
    ['accept_privacy', { accept_privacy: false }],
    ['modules', { modules: ['ADMIN'] }],
  ]
  for (const [field, fields] of wrong) {
    const { status, body } = await server.anonymous.post('/api/register', form({ email: 'x@x.example', ...fields }))
    expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, [field]])
  }
  expect(await openBrowser(server).signIn('x@x.example', 'Welkom2026')).toBe(401)
})

test('an address that is taken makes no company either', async () => {
  const { admin } = await server.company()
  const { email } = (await admin.get('/api/user/getcurrentuser')).body
  const count = async () =>
    server.app.platform.orm.em.fork().getConnection().execute('select count(*)::int as n from company')
  const before = await count()
  const { status, body } = await server.anonymous.post('/api/register', form({ email }))
  expect([status, body.errors.email]).toEqual([422, ['Dit e-mailadres is al in gebruik.']])
  expect(await count()).toEqual(before)
})

test('registering with an address that is taken is told to its owner, and tried three times an hour from everywhere', async () => {
  const own = await testServer({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const { admin } = await own.company({ name: 'Zonnig' })
    const { email } = (await admin.get('/api/user/getcurrentuser')).body
    const tryFrom = (address: string, typed: string) =>
      own.anonymous.post('/api/register', form({ email: typed }), { 'x-forwarded-for': address })
    const taken = await tryFrom('203.0.113.1', ` ${email.toUpperCase()}`.trim())
    expect([taken.status, taken.body.errors.email]).toEqual([422, ['Dit e-mailadres is al in gebruik.']])
    await own.settled()
    const mails = (await own.app.platform.mailer.inbox?.list()) ?? []
    expect(mails.map(({ subject }) => subject)).toEqual(['Iemand wilde zich met jouw e-mailadres registreren'])
    expect(mails[0]?.text).toContain('je hebt er al een account mee bij Zonnig')
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => (await tryFrom(`203.0.113.${2 + i}`, email)).status),
    )
    expect(statuses.sort()).toEqual([422, 422, 429, 429])
    // One client does not try many addresses, behind whatever IPv6 address of its own.
    const many = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => (await tryFrom(`2001:db8::${i}`, `wie${i}@test.example`)).status),
    )
    expect(many.filter(status => status === 429)).toHaveLength(2)
    expect((await tryFrom('203.0.113.99', 'vrij@test.example')).status).toBe(200)
  } finally {
    await own.stop()
  }
})

test('an operator who closes registration gets no companies', async () => {
  const closed = await testServer({ env: { REGISTRATION: 'closed' } })
  try {
    const { body: page } = await closed.anonymous.get('/api/portal/branding/hostname/localhost')
    expect(page.registration_open).toBe(false)
    const refused = await closed.anonymous.post('/api/register', form())
    expect([refused.status, refused.body.message]).toEqual([403, 'Registratie is niet beschikbaar.'])
  } finally {
    await closed.stop()
  }
})
