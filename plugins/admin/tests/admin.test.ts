import { afterAll, beforeAll, expect, test } from 'bun:test'
import { withTenant } from '@core/db/tenant'
import { CompanySettings } from '@core/tenancy/company-settings'
import { MODULE_TAGS } from '@core/tenancy/modules'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
let platform: Awaited<ReturnType<TestServer['company']>>
beforeAll(async () => {
  server = await testServer()
  platform = await server.company({ name: 'Platform', modules: MODULE_TAGS })
})
afterAll(() => server.stop())

const moduleId = MODULE_TAGS.indexOf('QUOTATION') + 1

test('a module that is switched off answers 403 from that moment and is gone from the remotes (R-ADMIN-003, R-ROUTE-015)', async () => {
  const company = await server.company({ name: 'Tempus Klimaat' })
  expect((await company.admin.get('/api/quotation')).status).toBe(200)
  const off = await platform.admin.patch(`/api/company/${company.id}/removemodulefromcompany`, { moduleId })
  expect(off.body.modules.map((module: { tag: string }) => module.tag)).not.toContain('QUOTATION')
  expect((await company.admin.get('/api/quotation')).status).toBe(403)
  const user = (await company.admin.get('/api/user/getcurrentuser')).body
  expect(user.hasModuleQUOTATION).toBe(false)
  expect(user.remotes.map((remote: { name: string }) => remote.name)).toEqual([
    'settings',
    'crm',
    'sales',
    'documents',
    'invoice',
  ])
  await platform.admin.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId })
  expect((await company.admin.get('/api/quotation')).status).toBe(200)
})

test('a new company starts with its modules and settings of its own (G-SEED)', async () => {
  const made = await platform.admin.post('/api/company', { name: 'Noordkaap Solar', city: 'Groningen' })
  expect(made.body.modules.map((module: { tag: string }) => module.tag)).toEqual(['BASIS', 'CRM', 'SETTINGS'])
  expect(await withTenant(server.app.platform.orm, made.body.id, em => em.findOne(CompanySettings, {}))).toMatchObject({
    appname: 'Noordkaap Solar',
  })
  expect(await withTenant(server.app.platform.orm, platform.id, em => em.count(CompanySettings, {}))).toBe(1)
})

test('only the company with ADMIN reaches the companies, and company 1 stays (R-ROLE-013, R-ADMIN-001)', async () => {
  const company = await server.company({ name: 'Friso Warmtepompen' })
  expect((await company.admin.get('/api/company?limit=10')).status).toBe(403)
  expect((await company.admin.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId })).status).toBe(403)
  const found = await platform.admin.get('/api/company?limit=10&query=friso')
  expect(found.body).toMatchObject({
    data: [{ id: company.id, name: 'Friso Warmtepompen', users: 1 }],
    pagination: { total: 1 },
  })
  expect(await platform.admin.delete('/api/company/1')).toMatchObject({
    status: 409,
    body: { message: 'Perhaps not such a good idea.' },
  })
  const deleted = await platform.admin.delete(`/api/company/${company.id}`)
  expect((await platform.admin.get(`/api/batch/${deleted.body.batchId}`)).body.progress).toBe(100)
  expect((await company.admin.get('/api/relation')).status).toBe(401)
  await platform.admin.post(`/api/company/${company.id}/restore`)
  expect((await company.admin.get('/api/relation')).status).toBe(200)
})
