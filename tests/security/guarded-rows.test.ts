import { afterAll, beforeAll, expect, test } from 'bun:test'
import { run } from '@core/db/sql'
import { withTenant } from '@core/db/tenant'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'

/** Tables beside those of companies that hold what goes on in one: events, answers that were kept, links to a new password. */
const GUARDED = ['outbox', 'idempotent_answer', 'password_reset']
const EVIDENCE = ['log_item', 'signature', 'signaturevoid', 'documentversion']

let server: TestServer
let one: TestCompany
let other: TestCompany

beforeAll(async () => {
  server = await testServer()
  one = await server.company()
  other = await server.company()
  for (const { admin, id } of [one, other]) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { status } = await admin.raw('POST', '/api/quotation', { relation: { fullname: 'Jan Mol' } }, headers)
    expect(status).toBe(201)
    const { rows } = await server.owner.query<{ email: string }>('select email from "user" where company_id = $1', [id])
    expect((await server.anonymous.post('/api/password/email', { email: rows[0]?.email })).status).toBe(200)
  }
  await server.settled()
})
afterAll(() => server.stop())

/** Sends a statement as the application does in work for the first company. */
const asOne = (statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  withTenant(server.app.platform.orm, one.id, em => run(em, statement, values))

for (const table of GUARDED)
  test(`in work for a company ${table} holds its own rows: others are not seen, changed, removed or added (R-GEN-001)`, async () => {
    const { rows } = await server.owner.query<{ company_id: string }>(`select company_id from ${table}`)
    const of = (id: number) => rows.filter(({ company_id }) => Number(company_id) === id).length
    expect([of(one.id) > 0, of(other.id) > 0]).toEqual([true, true])
    expect(await asOne(`select distinct company_id::int as id from ${table}`)).toEqual([{ id: one.id }])
    const everything = `company_id = ${other.id} returning company_id`
    expect(await asOne(`update ${table} set company_id = company_id where ${everything}`)).toEqual([])
    expect(await asOne(`delete from ${table} where ${everything}`)).toEqual([])
    const { rows: columns } = await server.owner.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = $1::regclass and attnum > 0 and attname not in ('company_id', 'id')`,
      [table],
    )
    const names = columns[0]?.names
    const moved = `insert into ${table} (company_id, ${names}) select ${other.id}, ${names} from ${table} limit 1`
    await expect(asOne(moved)).rejects.toThrow('row-level security')
    await expect(asOne(`update ${table} set company_id = ${other.id}`)).rejects.toThrow('row-level security')
  })

test('in work for a company no job of the queue is seen, whose data may be that of others', async () => {
  const { rows } = await server.owner.query<{ name: string; rows: number }>(
    `select format('%I.%I', schemaname, tablename) as name,
       (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text::int as rows
     from pg_tables where schemaname = 'bullmq' and tablename <> 'migration'`,
  )
  expect(rows.some(table => table.rows > 0)).toBe(true)
  for (const { name } of rows) expect([name, ...(await asOne(`select from ${name} limit 1`))]).toEqual([name])
})

for (const table of EVIDENCE)
  test(`what stands in ${table} is evidence: the application adds to it, and changes or removes nothing`, async () => {
    await expect(asOne(`update ${table} set updated_at = now() where company_id = ${one.id}`)).rejects.toThrow(
      'permission denied',
    )
    await expect(asOne(`delete from ${table} where company_id = ${one.id}`)).rejects.toThrow('permission denied')
    await expect(asOne(`truncate ${table}`)).rejects.toThrow('permission denied')
  })
