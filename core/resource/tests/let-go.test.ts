import { afterAll, beforeAll, expect, test } from 'bun:test'
import { foldRowCounts } from '@core/db/fold-row-counts'
import { withPlatform } from '@core/db/tenant'
import { blockedBy } from '@core/testing/held-row'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

test('what is deleted for good lets go of what points at it and stays, in the trash too, in its own company alone', async () => {
  const { admin } = await server.company()
  const organization = (await admin.post('/api/organization', { name: 'Zonnig Dak' })).body
  const other = (await admin.post('/api/organization', { name: 'Droog Dak' })).body
  const of = async (organization_id: number) =>
    (await admin.post('/api/relation', { name: 'Jo', organization_id })).body.id as number
  const [live, trashed, others] = [await of(organization.id), await of(organization.id), await of(other.id)]
  expect((await admin.delete(`/api/relation/${trashed}`)).status).toBe(204)
  expect((await admin.delete(`/api/organization/${organization.id}`)).status).toBe(204)
  expect((await admin.get(`/api/relation/${live}`)).body.organization_id).toBe(organization.id)
  await admin.post('/api/organization/bulkforcedelete', { ids: [organization.id] })
  await server.settled()
  expect((await admin.get('/api/organization/trashed')).body).toEqual([])
  const { rows } = await server.owner.query(
    'select id::int, organization_id::int from relation where id = any($1) order by id',
    [[live, trashed, others]],
  )
  expect(rows).toEqual([
    { id: live, organization_id: null },
    { id: trashed, organization_id: null },
    { id: others, organization_id: other.id },
  ])
})

test('a row that goes along is held: whoever begins to point at it meanwhile points at nothing afterwards', async () => {
  const { admin, id } = await server.company()
  const vertical_id = (await admin.post('/api/vertical', { description: 'Dak' })).body.id
  const input = { vertical_id, field_label: 'Dak', field_type: 'text' }
  const field = (await admin.post('/api/verticaldatafield', input)).body.id
  const product = (await admin.post('/api/product', { item_name: 'Zonnepaneel', type: 'standard' })).body.id
  const pointing = await server.owner.connect()
  await pointing.query('begin')
  await pointing.query('select 1 from verticaldatafield where company_id = $1 and id = $2 for key share', [id, field])
  await pointing.query('update product set togglefield_id = $1 where company_id = $2 and id = $3', [field, id, product])

  const deleted = admin.delete(`/api/vertical/${vertical_id}`)
  await blockedBy(server, pointing)
  await pointing.query('commit')
  pointing.release()

  expect((await deleted).status).toBe(204)
  const { rows } = await server.owner.query('select togglefield_id from product where id = $1', [product])
  expect(rows).toEqual([{ togglefield_id: null }])
})

test('numbers of rows are added up company by company, also by several at once, and stay what they were', async () => {
  const companies = [await server.company(), await server.company(), await server.company()]
  for (const [at, { admin }] of companies.entries())
    for (let n = 0; n <= at; n++) await admin.post('/api/relation', { name: `Jo ${n}` })
  const totals = () =>
    Promise.all(companies.map(async ({ admin }) => (await admin.get('/api/relation?limit=1')).body.pagination.total))
  expect(await totals()).toEqual([1, 2, 3])
  const { orm } = server.app.platform
  await Promise.all(Array.from({ length: 4 }, () => withPlatform(orm, foldRowCounts)))
  expect(await totals()).toEqual([1, 2, 3])
  const { rows } = await server.owner.query<{ n: string }>(
    `select n from row_count where table_name = 'relation' and company_id = any($1) order by company_id`,
    [companies.map(({ id }) => id)],
  )
  expect(rows.map(({ n }) => Number(n))).toEqual([1, 2, 3])
})
