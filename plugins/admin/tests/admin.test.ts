import { afterAll, beforeAll, expect, test } from 'bun:test'
import { withTenant } from '@core/db/tenant'
import { CompanySettings } from '@core/tenancy/company-settings'
import { allModules, numberOf, type TestClient, type TestServer, testServer } from '@core/testing/server'
import { today } from '@core/time/today'

let server: TestServer
let platform: Awaited<ReturnType<TestServer['company']>>
beforeAll(async () => {
  server = await testServer()
  platform = await server.company({ name: 'Platform', modules: allModules })
})
afterAll(() => server.stop())

const moduleId = numberOf('QUOTATION')

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
    'basis',
    'documents',
    'surveys',
    'intake',
    'confirmation',
    'invoice',
    'payments',
    'bank',
    'peppol',
    'project',
    'document',
    'aftercare',
    'integrations',
    'workflow',
    'partnermanagement',
    'projectmanagement',
    'partner',
  ])
  await platform.admin.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId })
  expect((await company.admin.get('/api/quotation')).status).toBe(200)
})

test('the list of modules tells the number by which a company is given each of them (C-0071)', async () => {
  const company = await server.company({ name: 'Noorderlicht', modules: ['BASIS'] })
  const { body: modules } = await platform.admin.get('/api/module')
  expect(modules).toHaveLength(allModules.length)
  const aftercare = modules.find(({ tag }: { tag: string }) => tag === 'AFTERCARE')
  await platform.admin.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId: aftercare.id })
  expect((await company.admin.get('/api/user/getcurrentuser')).body).toMatchObject({
    hasModuleAFTERCARE: true,
    hasModuleINVOICE: false,
  })
  expect((await company.admin.get('/api/module')).status).toBe(403)
})

test('companies are found by what they own, lack and try out, those on trial first; and each change of a module is told with who made it', async () => {
  const bought = await server.company({ name: 'Zuidas Koeling', modules: ['BASIS', 'INVOICE'] })
  const trying = await server.company({ name: 'Zuidas Proef', modules: ['BASIS', 'CRM'] })
  await server.app.platform.orm.em
    .fork()
    .execute(`update company_module set trial_until = now() + interval '5 days' where company_id = ${trying.id}`)
  const found = async (query: string) =>
    (await platform.admin.get(`/api/company?query=zuidas&${query}`)).body.map(({ name }: { name: string }) => name)
  expect(await found('sort=trial')).toEqual(['Zuidas Proef', 'Zuidas Koeling'])
  expect(await found('owns=INVOICE')).toEqual(['Zuidas Koeling'])
  expect(await found('lacks=INVOICE')).toEqual(['Zuidas Proef'])
  expect(await found('on_trial=true')).toEqual(['Zuidas Proef'])
  expect(await found('on_trial=false&owns=BASIS')).toEqual(['Zuidas Koeling'])
  expect((await platform.admin.get('/api/company?owns=TOVERSTAF')).status).toBe(422)

  await platform.admin.patch(`/api/company/${bought.id}/addmoduletocompany`, { moduleId })
  await platform.admin.patch(`/api/company/${bought.id}/removemodulefromcompany`, { moduleId })
  await platform.admin.patch(`/api/company/${bought.id}/removemodulefromcompany`, { moduleId })
  const { body: changes } = await platform.admin.get('/api/company/modulechanges')
  const change = { company_id: bought.id, company_name: 'Zuidas Koeling', module: 'QUOTATION' }
  const own = changes.filter(({ company_id }: { company_id: number }) => company_id === bought.id)
  expect(own).toMatchObject([
    { ...change, owned: false, user_fullname: expect.any(String) },
    { ...change, owned: true },
  ])
  expect((await bought.admin.get('/api/company/modulechanges')).status).toBe(403)
})

test('a new company starts with its modules and settings of its own (G-SEED)', async () => {
  const made = await platform.admin.post('/api/company', { name: 'Noordkaap Solar', city: 'Groningen' })
  expect(made.body.modules.map((module: { tag: string }) => module.tag)).toEqual(['BASIS', 'CRM', 'SETTINGS'])
  expect(await withTenant(server.app.platform.orm, made.body.id, em => em.findOne(CompanySettings, {}))).toMatchObject({
    appname: 'Noordkaap Solar',
  })
  expect(await withTenant(server.app.platform.orm, platform.id, em => em.count(CompanySettings, {}))).toBe(1)
})

test('two companies cannot have one host name', async () => {
  const companies = await Promise.all(Array.from({ length: 16 }, () => server.company()))
  const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]]
  const give = (id: number, ...hostnames: string[]) => platform.admin.patch(`/api/company/${id}`, { hostnames })
  expect((await give(first.id, 'Een.Dakwerk.example.', 'een.dakwerk.example')).body.hostnames).toEqual([
    'een.dakwerk.example',
  ])
  const refused = await give(second.id, 'vrij.dakwerk.example', 'EEN.dakwerk.example')
  expect([refused.status, refused.body.errors.hostnames]).toEqual([
    422,
    ['De hostnaam een.dakwerk.example is al van een ander bedrijf.'],
  ])
  const made = await platform.admin.post('/api/company', { name: 'Nep', hostnames: ['een.dakwerk.example'] })
  expect(made.status).toBe(422)
  expect((await give(first.id, 'een.dakwerk.example', 'twee.dakwerk.example')).status).toBe(200)
  const answers = await Promise.all(companies.map(({ id }) => give(id, 'drie.dakwerk.example')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 422)])
  const visited = await server.anonymous.get('/api/portal/branding/hostname/DRIE.dakwerk.example.')
  expect(visited.body.company_id).toBe(companies[answers.findIndex(({ status }) => status === 200)]?.id)
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
  expect((await platform.admin.get('/api/company/searchForSearchTerm?searchterm=friso')).body).toHaveLength(1)
  const deleted = await platform.admin.delete(`/api/company/${company.id}`)
  expect((await platform.admin.post('/api/company/queryTrashed', { query: 'friso' })).body).toHaveLength(1)
  expect((await platform.admin.post('/api/company/queryTrashed', { query: 'nergens' })).body).toEqual([])
  expect((await platform.admin.get(`/api/batch/${deleted.body.batchId}`)).body.progress).toBe(100)
  expect((await company.admin.get('/api/relation')).status).toBe(401)
  await platform.admin.post(`/api/company/${company.id}/restore`)
  expect((await company.admin.get('/api/relation')).status).toBe(200)
})

test('taking something away from a company, or working in it, is for system administrators of the platform', async () => {
  const company = await server.company({ name: 'Zwaarwegend' })
  const manager = await platform.user({ role: 1000 })
  const moduleId = 1
  const refused = await Promise.all([
    manager.delete(`/api/company/${company.id}`),
    manager.post(`/api/company/${company.id}/restore`),
    manager.patch(`/api/company/${company.id}/removemodulefromcompany`, { moduleId }),
    manager.patch(`/api/company/${company.id}/addmoduletocompany`, { moduleId }),
    manager.post('/api/company/getadminuserchangelist', { company_id: company.id }),
    manager.post(`/api/user/${company.admin.userId}/adminlogin`),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  expect((await manager.get(`/api/company/${company.id}`)).body.deleted_at).toBeNull()
  expect((await company.admin.get('/api/relation')).status).toBe(200)
})

test('the users of a company are listed to work as one of them, and those of others are not among them', async () => {
  const company = await server.company({ name: 'Wisselgeld' })
  const clerk = await company.user({ name: 'Annie', role: 100 })
  const listed = await platform.admin.post('/api/company/getadminuserchangelist', { company_id: company.id })
  expect(listed.body).toMatchObject([
    { id: clerk.userId, fullname: 'Annie', role: 100 },
    { id: company.admin.userId, fullname: 'Beheer', role: 5000 },
  ])
  expect(Object.keys(listed.body[0]).sort()).toEqual(['email', 'fullname', 'id', 'role', 'user_type'])
  expect((await platform.admin.post('/api/company/getadminuserchangelist', { company_id: 999_999 })).status).toBe(404)
  expect((await company.admin.post('/api/company/getadminuserchangelist', { company_id: company.id })).status).toBe(403)
  const own = (await platform.admin.post('/api/company/getadminuserchangelist')).body.map(
    (user: { id: number }) => user.id,
  )
  expect(own).toContain(platform.admin.userId)
  expect(own).not.toContain(clerk.userId)
  // The transaction is its own company's again afterwards.
  expect(
    (await platform.admin.get('/api/user?limit=100')).body.data.map((user: { id: number }) => user.id),
  ).not.toContain(clerk.userId)
})

const logOf = async (client: TestClient) =>
  (await client.get(`/api/company/getlogitems/${today({ time_zone: 'Europe/Amsterdam' })}`)).body as {
    loggable_type: string
    loggable_id: number
    description: string
    user_id: number | null
    user_fullname: string | null
    impersonator_name: string | null
    old_value: object | null
    new_value: object | null
  }[]

test('what platform staff change in a company stands in the log of that company too, as done by the platform', async () => {
  const company = await server.company({ name: 'Tempus Klimaat' })
  const bystander = await server.company({ name: 'Niets aan de hand' })
  const about = `/api/company/${company.id}`
  await platform.admin.patch(about, { name: 'Tempus Warmte', city: 'Ede' })
  await platform.admin.patch(about, { name: 'Tempus Warmte' })
  await platform.admin.patch(`${about}/removemodulefromcompany`, { moduleId })
  await platform.admin.patch(`${about}/addmoduletocompany`, { moduleId })
  await platform.admin.patch(`${about}/addmoduletocompany`, { moduleId })
  await platform.admin.delete(about)
  await platform.admin.post(`${about}/restore`)
  expect((await platform.admin.post(`/api/user/${company.admin.userId}/adminlogin`)).status).toBe(200)

  const told = (await logOf(company.admin)).reverse()
  expect(told.map(line => [line.loggable_type, line.description, line.old_value, line.new_value])).toEqual([
    ['company', 'updated', { name: 'Tempus Klimaat', city: 'Zwolle' }, { name: 'Tempus Warmte', city: 'Ede' }],
    ['company', 'module_removed', null, { module: 'QUOTATION' }],
    ['company', 'module_added', null, { module: 'QUOTATION' }],
    ['company', 'deleted', null, null],
    ['company', 'restored', null, null],
    ['user', 'adminlogin', null, { company: 'Tempus Warmte', user: 'Beheer' }],
  ])
  for (const line of told)
    expect(line).toMatchObject({ user_id: null, user_fullname: null, impersonator_name: 'Platform' })
  expect(told.filter(({ loggable_type }) => loggable_type === 'company').map(line => line.loggable_id)).toEqual(
    Array.from({ length: 5 }, () => company.id),
  )
  // The platform itself keeps who of its staff it was, and nobody else hears of it.
  const own = (await logOf(platform.admin)).filter(({ loggable_id, user_id }) => loggable_id === company.id && user_id)
  expect(own.length).toBe(5)
  expect(await logOf(bystander.admin)).toEqual([])
})

test('sixteen changes by the platform at once stand in the logs of the companies that they are about, and nowhere else', async () => {
  const companies = await Promise.all(Array.from({ length: 4 }, (_, i) => server.company({ name: `Tegelijk ${i}` })))
  const changes = companies.flatMap(({ id }) =>
    Array.from({ length: 4 }, (_, n) => platform.admin.patch(`/api/company/${id}`, { city: `Plaats ${id} ${n}` })),
  )
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
  for (const { admin, id } of companies) {
    const cities = (await logOf(admin)).map(({ new_value }) => (new_value as { city: string }).city)
    expect(cities.toSorted()).toEqual([0, 1, 2, 3].map(n => `Plaats ${id} ${n}`))
  }
})
