import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('settings that plugins declare are answered and changed like those of the kernel, and stand in the log (R-SET-001, R-SET-002)', async () => {
  const { id, admin } = await server.company({ settings: { lead_sources: ['Beurs'], appname: 'Zon' } })
  const [settings] = (await admin.get('/api/companysettings')).body
  expect(settings).toMatchObject({
    appname: 'Zon',
    lead_sources: ['Beurs'],
    cancel_reasons: [],
    quotation_approval_signature: false,
    kpi_products: [],
  })
  const path = `/api/companysettings/${settings.id}`
  const change = { quotation_approval_signature: true, cancel_reasons: ['Te duur'], appname: 'Zonnig' }
  const changed = await admin.patch(path, change)
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ ...change, lead_sources: ['Beurs'] })])
  expect((await admin.get('/api/company/getcurrentcompany')).body.companysettings).toMatchObject(change)
  expect((await admin.get(path)).body).toMatchObject({
    ...change,
    lead_sources: ['Beurs'],
    version: changed.body.version,
  })
  expect((await admin.put(path, changed.body)).status).toBe(200)
  const { rows: lines } = await server.owner.query<{ new_value: object }>(
    'select new_value from log_item where company_id = $1 and loggable_type = $2',
    [id, 'companysettings'],
  )
  expect(Object.assign({}, ...lines.map(({ new_value }) => new_value))).toEqual(change)
})

test('a setting of the wrong type, or one that nobody declares, is refused and changes nothing', async () => {
  const { admin } = await server.company()
  const [settings] = (await admin.get('/api/companysettings')).body
  const path = `/api/companysettings/${settings.id}`
  for (const wrong of [
    { quotation_approval_signature: 'ja' },
    { lead_sources: [1] },
    { module_settings: {} },
    { onzin: 1 },
  ]) {
    const { status, body } = await admin.patch(path, { appname: 'Anders', ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([422, [expect.stringContaining(Object.keys(wrong)[0] ?? '')]])
  }
  expect((await admin.get(path)).body).toMatchObject({ appname: settings.appname, version: settings.version })
})

test('a company that gives a module up keeps what it chose for it', async () => {
  const { admin } = await server.company({
    modules: ['BASIS', 'SETTINGS'],
    settings: { confirmation_approval_signature: true },
  })
  const { companysettings } = (await admin.get('/api/company/getcurrentcompany')).body
  expect(companysettings.confirmation_approval_signature).toBe(true)
})
