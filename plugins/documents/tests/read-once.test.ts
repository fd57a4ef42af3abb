import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { printer } from '../pdf/render-pdf'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  printer.stop()
  await server.stop()
})

/** Statements of what a piece of work does, without those that say who is asking. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  server.statements()
  await work()
  return server.statements().filter(statement => !/company_module|"module_blacklist"/.test(statement))
}
const tablesOf = (statements: readonly string[]) => statements.map(one => / from "(\w+)"/.exec(one)?.[1])

test('a document of a dossier with fields of the company is drawn of rows that are each read once, and of what its texts name alone', async () => {
  const { admin } = await server.company()
  for (const resource of ['relation', 'flow']) await admin.post('/api/customfield', { resource, label: 'Type dak' })
  const flow = (
    await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, custom_fields: { type_dak: 'plat' } })
  ).body
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id } = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  for (const path of [`/api/quotation/${id}/download`, `/api/quotation/${id}/prepared`]) {
    await admin.raw('GET', path)
    const read = tablesOf(await statementsOf(() => admin.raw('GET', path)))
    expect(read).toEqual([...new Set(read)])
    // Its texts name nothing of the dossier: neither the fields of relation and dossier are read, nor what was filled in.
    expect(read.length).toBeLessThanOrEqual(10)
  }
})

test('the settings of a company are opened once, however many parts of a page ask for them', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = (await admin.post('/api/quotation', { relation: { fullname: 'Ada Post' }, items })).body
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  const read = tablesOf(await statementsOf(() => server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)))
  expect(read.filter(table => table === 'companysettings')).toHaveLength(1)
})

test('a setting that is changed is what the next request goes by', async () => {
  const { admin } = await server.company()
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = (await admin.post('/api/quotation', { relation: { fullname: 'Ada Post' }, items })).body
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  const [settings] = (await admin.get('/api/companysettings')).body
  const asked = async () => (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.signature_required
  const before = await asked()
  await admin.patch(`/api/companysettings/${settings.id}`, { quotation_approval_signature: !before })
  expect(await asked()).toBe(!before)
})
