import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { OTHER_SIDE } from './other-side'
import { type Receiver, startReceiver } from './receiver'

let server: TestServer
let service: Receiver
beforeAll(async () => {
  service = await startReceiver()
  const env = { DESIGN_SERVICE_URL: service.at('/design'), REPORT_SERVICE_URL: service.at('/report') }
  server = await testServer({ env: { OUTBOUND_ALLOW: OTHER_SIDE, ...env } })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const ACCOUNT = { username: 'zonnigdak', password: 'heel-geheim' }
const link = ({ post }: TestClient, body: object = ACCOUNT) => post('/api/integrations/quickr/store', body)

async function formOf({ post, get }: TestClient): Promise<number> {
  const vertical = await post('/api/vertical', { description: 'Dak' })
  const flow = await post('/api/flow', { relation: { fullname: 'Ada Post' } })
  const made = await post(`/api/flow/${flow.body.id}/addflowdataitem`, { vertical_id: vertical.body.id })
  if (made.status >= 300) throw new Error(JSON.stringify([vertical.body, made.body]))
  return (await get('/api/flowdataitem')).body[0].id
}

test('a wrong account is said in the words of the documents, other messages as they come, and a right one is sealed (R-INTG-002, R-INTG-007, R-INTG-008)', async () => {
  const company = await server.company()
  await service.plan(
    '/design/login',
    { status: 401, body: '{"message":"error: login_failure"}' },
    { status: 500, body: 'Onderhoud' },
  )
  const wrong = await link(company.admin)
  expect([wrong.status, wrong.body.message]).toEqual([
    422,
    'Installatiemanager kan geen verbinding maken met Quickr met deze inloggegevens.',
  ])
  expect((await link(company.admin)).body.message).toBe('Onderhoud')
  const linked = await link(company.admin)
  expect(linked).toMatchObject({ status: 200, body: { username: 'zonnigdak' } })
  const list = `/api/integrations/listforcompany/${company.id}`
  expect((await company.admin.get(list)).body).toMatchObject([{ kind: 'quickr', name: 'zonnigdak', user_id: null }])
  const { rows } = await server.owner.query('select * from designaccount where company_id = $1', [company.id])
  expect(JSON.stringify(rows)).not.toContain('heel-geheim')
  const member = await company.user({ role: 100 })
  expect((await link(member)).status).toBe(403)
  const other = (await server.company()).admin
  expect((await other.delete(`/api/integrations/quickr/${linked.body.id}`)).status).toBe(404)
  expect((await company.admin.delete(`/api/integrations/quickr/${linked.body.id}`)).status).toBe(204)
  expect((await company.admin.get(list)).body).toEqual([])
})

test('a form goes to the services by its number, and what they return is answered as it is (R-INTG-005, R-INTG-006)', async () => {
  const company = await server.company()
  const { admin } = company
  const flowDataItemId = await formOf(admin)
  const ask = (path: string, id = flowDataItemId) => admin.post(`/api/integrations/${path}`, { flowDataItemId: id })
  expect((await ask('quickr/scan')).body.message).toBe('Koppeling niet actief.')
  await link(admin)
  await service.plan('/design/scan', { status: 200, body: '{"roof":[{"area":41.5}],"ready":false}' })
  expect(await ask('quickr/scan')).toMatchObject({ status: 200, body: { roof: [{ area: 41.5 }], ready: false } })
  const [scanned] = (await service.got('/design/scan')).slice(-1)
  expect(JSON.parse(scanned?.body ?? '')).toMatchObject({ flowDataItemId, values: {} })
  expect(scanned?.headers.authorization).toBe(`Basic ${btoa('zonnigdak:heel-geheim')}`)
  await service.plan('/report/status', { status: 409, body: '{"message":"Nog niet klaar"}' })
  expect(await ask('glbl/status')).toMatchObject({ status: 409, body: { message: 'Nog niet klaar' } })
  for (const path of ['quickr/createdesign', 'quickr/getdesign', 'quickr/login', 'glbl/generatereport'])
    expect([path, (await ask(path)).body]).toEqual([path, 'Dank je'])
  expect((await ask('quickr/scan', 99_999_999)).status).toBe(404)
  const other = (await server.company()).admin
  await link(other)
  expect((await other.post('/api/integrations/quickr/scan', { flowDataItemId })).status).toBe(404)
  expect(await service.got('/design/scan')).toHaveLength(1)
})
