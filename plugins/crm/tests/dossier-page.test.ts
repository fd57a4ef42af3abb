import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { clearOfMidnight } from '@core/testing/midnight'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a relation in the trash comes back whole, and never for another company (R-REL-003, R-FLOW-014)', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  const { body } = await ours.admin.post('/api/relation', { name: 'Ada', surname: 'Post' })
  await ours.admin.delete(`/api/relation/${body.id}`)
  expect((await ours.admin.get(`/api/relation/${body.id}`)).status).toBe(404)
  expect((await theirs.admin.post(`/api/relation/${body.id}/restore`)).status).toBe(404)
  expect((await ours.admin.post(`/api/relation/${body.id}/restore`)).body).toMatchObject({ name: 'Ada' })
  expect((await ours.admin.get(`/api/relation/${body.id}`)).status).toBe(200)
})

test('the overview of relations tells of the newest running dossier, in at most four statements', async () => {
  const { admin } = await server.company()
  const first = await admin.post('/api/flow', { relation: { fullname: 'Roel Beekman' }, tags: ['ISDE'] })
  const done = await admin.post('/api/flow', { relation_id: first.body.relation_id })
  await admin.patch(`/api/flow/${done.body.id}`, { status: 'completed' })
  await admin.post('/api/relation', { name: 'Zonder dossier' })
  await server.settled()
  server.statements()
  const { body } = await admin.get('/api/relation?limit=25&sort=name')
  expect(server.statements().length).toBeLessThanOrEqual(budget(4))
  expect(body.data.map((row: Record<string, unknown>) => [row.fullname, row.flow_count, row.flow_status])).toEqual([
    ['Roel Beekman', 2, 'new'],
    ['Zonder dossier', 0, null],
  ])
  expect(body.data[0].flow_tags).toEqual(['ISDE'])
  expect(body.data[0].flow_user_fullname).toBeString()
})

test('the log of a dossier says who moved it, newest first (G-LOG)', async () => {
  const { admin } = await server.company()
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan van der Berg' } })
  await admin.post(`/api/lead/${flow.id}/changestatus`, { flow_status: 'intake' })
  const { body: log } = await admin.get(`/api/flow/${flow.id}/getlogitems`)
  expect(log.map((item: { description: string }) => item.description)).toEqual(['updated', 'created'])
  expect(log[0]).toMatchObject({ old_value: { status: 'new' }, new_value: { status: 'intake' } })
  expect(log[0].user_fullname).toBeString()
  const other = await server.company()
  expect((await other.admin.get(`/api/flow/${flow.id}/getlogitems`)).status).toBe(404)
})

test('the log of a dossier shows nobody what happened in a module that they have not (R-ROLE-011)', async () => {
  const company = await server.company()
  const { body: flow } = await company.admin.post('/api/flow', { relation: { fullname: 'Jan van der Berg' } })
  expect((await company.admin.post('/api/quotation/createquotationfromflow', { flow_id: flow.id })).status).toBe(201)
  const typesSeenBy = async ({ get }: { get: typeof company.admin.get }) =>
    (await get(`/api/flow/${flow.id}/getlogitems`)).body.map((item: { loggable_type: string }) => item.loggable_type)
  expect(await typesSeenBy(company.admin)).toContain('quotation')
  expect(await typesSeenBy(await company.user({ module_blacklist: ['QUOTATION'] }))).not.toContain('quotation')
})

test('no log tells who has no invoices what happened to the calculation of one (R-ROLE-011)', async () => {
  await clearOfMidnight()
  const company = await server.company()
  const { admin } = company
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan van der Berg' } })
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const change = async (kind: string) => {
    const { body } = await admin.post(`/api/${kind}`, { flow_id: flow.id, items })
    expect((await admin.patch(`/api/calculation/${body.calculation_id}`, { discount: 5 })).status).toBe(200)
    return body.calculation_id as number
  }
  const [billed, offered] = [await change('invoice'), await change('quotation')]
  const logs = [`/api/flow/${flow.id}/getlogitems`, `/api/company/getlogitems/${today(DUTCH)}`]
  const calculationsSeenBy = async ({ get }: TestClient) => {
    const seen = logs.map(async log => {
      const lines: { loggable_type: string; loggable_id: number }[] = (await get(log)).body
      return lines.flatMap(line => (line.loggable_type === 'calculation' ? [line.loggable_id] : []))
    })
    return (await Promise.all(seen)).map(ids => [...new Set(ids)])
  }
  expect(await calculationsSeenBy(admin)).toEqual([
    [offered, billed],
    [offered, billed],
  ])
  const seller = await company.user({ role: 1000, module_blacklist: ['INVOICE'] })
  expect(await calculationsSeenBy(seller)).toEqual([[offered], [offered]])
})
