import { afterAll, beforeAll, expect, test } from 'bun:test'
import { tablesWithoutCompany } from '@core/testing/names-its-company'
import { type TestServer, testServer } from '@core/testing/server'
import { Relation } from '@plugins/crm/entities/relation'
import { insertRows } from './insert'
import { openRecords } from './open-record'
import { withTenant } from './tenant'
import { deleteRows, updateRows, writeNow } from './write'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

test('every statement of the mapper on a tenant table names its company, one record or several at once (R-GEN-001)', async () => {
  const company = await server.company()
  const sent = await withTenant(server.app.platform.orm, company.id, async em => {
    const reader = { em, company }
    await insertRows(reader, Relation, [
      { name: 'An', surname: 'Vos' },
      { name: 'Bo', surname: 'Bakker' },
      { name: 'Co', surname: 'Jansen' },
    ])
    const [first, second, third] = await openRecords(reader, Relation, {}, { sort: 'id' })
    if (!first || !second || !third) throw new Error('Three relations were made')
    server.statements()
    first.city = 'Zwolle'
    await writeNow(reader)
    first.city = "where 'id' = 1"
    second.city = 'Deventer'
    await writeNow(reader)
    await updateRows(reader, Relation, { city: 'Deventer' }, { city: 'Kampen' })
    await deleteRows(reader, Relation, { city: 'Kampen' })
    em.remove(third)
    await writeNow(reader)
    // Beside it the platform tidies up.
    return server.statements().filter(statement => /\brelation\b/.test(statement))
  })
  const company_id = new RegExp(`"company_id" = '?${company.id}\\b`)
  expect(sent.map(statement => statement.split(' ', 1)[0])).toEqual([
    'update',
    'select',
    'update',
    'update',
    'delete',
    'delete',
  ])
  expect(sent.filter(statement => !company_id.test(statement))).toEqual([])
  const { rows } = await server.owner.query('select surname, city from relation where company_id = $1', [company.id])
  expect(rows).toEqual([{ surname: 'Vos', city: "where 'id' = 1" }])
})

// Every statement that any test sends through a test server is held against this.
const relationsAndFlows = new Set(['relation', 'flow'])
for (const [statement, without] of [
  ['update "relation" set "city" = $1 where "id" = $2 and "version" = 3', ['relation']],
  ['update "relation" set "city" = $1 where "company_id" = 4 and "id" = $2', []],
  ['update relation set company_id = company_id where id = $1', ['relation']],
  [`select 1 from relation where city = ' company_id = 1 '`, ['relation']],
  ['select r.id from relation r join flow f on f.relation_id = r.id where r.company_id = $1', ['flow']],
  ['select r.id from relation r join flow f on f.company_id = r.company_id where r.company_id = $1', []],
  ['select r.id from relation r join flow f on f.company_id = r.company_id', ['relation', 'flow']],
  ['delete from flow where id in (select id from relation where company_id = $1)', ['flow']],
  ['with r as (delete from relation where id = 1 returning id) select id from r', ['relation']],
  ['select id from flow where company_id = $1 union select id from relation', ['relation']],
  ['select (select count(*) from flow f where f.company_id = c.id) from company c', []],
  ['select r.id from company c join relation r on r.company_id = c.id where c.id = $1', []],
] as const)
  test(`${without.length ? `of ${without.join(' and ')} the company is missing` : 'the company is named'}: ${statement}`, () => {
    expect(tablesWithoutCompany(statement, relationsAndFlows)).toEqual([...without])
  })
