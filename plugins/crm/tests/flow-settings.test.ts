import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('how a company works with dossiers is one answer: profiles, sub-statuses and what its modules set (C-0454, C-0453, C-0457)', async () => {
  const { admin } = await server.company({ settings: { lead_sources: ['Beurs'], cancel_reasons: ['Te duur'] } })
  const [settings] = (await admin.get('/api/companysettings')).body
  const found = (await admin.get('/api/company/getcurrentflowsettings')).body
  expect(found).toMatchObject({
    companysettings_id: settings.id,
    flowprofiles: [{ name: 'Standaard', is_standard: true }],
    settings: { lead_sources: ['Beurs'], cancel_reasons: ['Te duur'], kpi_products: [] },
  })
  expect(found.flowphases.map(({ id }: { id: number }) => id)).toEqual(
    (await admin.get('/api/flowphase')).body.map(({ id }: { id: number }) => id),
  )
  await admin.post('/api/messagetemplate', { title: 'Wij bellen', message: 'Wij bellen u morgen.' })
  expect((await admin.get('/api/company/getcurrentemailsettings')).body).toMatchObject({
    companysettings_id: settings.id,
    has_emailheader: false,
    mailtemplates: [],
    messagetemplates: [{ title: 'Wij bellen' }],
  })
  const tags = (await admin.get('/api/company/getmergetags')).body
  expect(tags).toEqual((await admin.get('/api/mergetag')).body)
})

test('resetting all leads makes what the board shows of dossiers anew, and changes nothing else of them (C-0450, R-SET-010)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, expected_value: 5000 })).body
  const before = (await admin.get(`/api/flow/${id}`)).body
  await server.owner.query(
    "update flow set relation_fullname = 'Oud', turnover = 1, turnover_weighted = 1, kpi_value = 3 where id = $1",
    [id],
  )
  const lines = async () =>
    (await server.owner.query('select count(*)::int as n from log_item where company_id = $1', [company.id])).rows[0]?.n
  const logged = await lines()
  const { status, body } = await admin.post(`/api/company/${company.id}/resetallleads`)
  expect(status).toBe(200)
  await server.settled()
  expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ progress: 100 })
  const {
    turnover,
    turnover_weighted,
    relation_fullname,
    kpi_value,
    status: stage,
  } = (await admin.get(`/api/flow/${id}`)).body
  expect({ turnover, turnover_weighted, relation_fullname, kpi_value, stage }).toEqual({
    kpi_value: null,
    turnover: before.turnover,
    turnover_weighted: before.turnover_weighted,
    relation_fullname: 'Ada Post',
    stage: before.status,
  })
  expect(await lines()).toBe(logged)
  const { admin: stranger } = await server.company()
  expect((await stranger.post(`/api/company/${company.id}/resetallleads`)).status).toBe(404)
  const employee = await company.user({ role: 100 })
  expect((await employee.post(`/api/company/${company.id}/resetallleads`)).status).toBe(403)
})
