import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('calls and screens of a module that the company lacks are refused to every role (R-ROLE-010)', async () => {
  const { admin } = await server.company({ modules: ['CRM'] })
  expect((await admin.get('/api/relation')).status).toBe(200)
  const refused = await admin.get('/api/quotation')
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Deze module hoort niet bij het abonnement van je bedrijf.',
  ])
})

test('a company sees the modules that it owns, each with its number and tag', async () => {
  const { admin } = await server.company({ modules: ['SETTINGS', 'CRM'] })
  const owned = [
    { id: 2, tag: 'CRM' },
    { id: 4, tag: 'SETTINGS' },
  ]
  const bought = owned.map(module => ({ ...module, trial_until: null }))
  expect((await admin.get('/api/company/getmodules')).body).toEqual(bought)
  expect((await admin.get('/api/company/getcurrentcompany')).body.modules).toEqual(owned)
})

test('a module on the blacklist of a user counts as not owned, from the next request on (R-ROLE-011)', async () => {
  const company = await server.company({ modules: ['CRM', 'QUOTATION'] })
  const sales = await company.user({ role: 1000 })
  expect((await sales.get('/api/quotation')).status).toBe(200)
  await company.admin.patch(`/api/user/${sales.userId}`, { module_blacklist: ['QUOTATION'] })
  expect((await sales.get('/api/quotation')).status).toBe(403)
  const { body } = await sales.get('/api/user/getcurrentuser')
  expect(body).toMatchObject({ hasModuleCRM: true, hasModuleQUOTATION: false })
  expect(body.remotes.map(({ name }: { name: string }) => name)).not.toContain('quotation')
  expect((await company.admin.get('/api/quotation')).status).toBe(200)
})

test('users of a partner have the module of partners alone, whatever the company owns (G-PARTNERROLE)', async () => {
  const company = await server.company({ modules: ['SETTINGS', 'CRM', 'QUOTATION', 'PARTNER'] })
  const partner = await company.user({ user_type: 'partner' })
  const { body } = await partner.get('/api/user/getcurrentuser')
  expect(Object.keys(body).filter(name => name.startsWith('hasModule') && body[name])).toEqual(['hasModulePARTNER'])
  const remotes = body.remotes.map(({ name }: { name: string }) => name)
  for (const staffOnly of ['crm', 'quotation', 'settings']) expect(remotes).not.toContain(staffOnly)
})

test('a feature whose flag is off has no screens and no search type (R-ROLE-015)', async () => {
  const all = await server.company({ modules: ['CRM', 'QUOTATION', 'INVOICE'] })
  const some = await server.company({ modules: ['CRM', 'INVOICE'] })
  const groups = async ({ admin }: typeof all) => Object.keys((await admin.get('/api/search?query=jansen')).body)
  expect(await groups(all)).toContain('quotations')
  expect(await groups(some)).toContain('invoices')
  expect(await groups(some)).not.toContain('quotations')
  const remotes = async ({ admin }: typeof all) =>
    (await admin.get('/api/user/getcurrentuser')).body.remotes.map(({ name }: { name: string }) => name)
  expect(await remotes(all)).toContain('quotation')
  expect(await remotes(some)).not.toContain('quotation')
})
