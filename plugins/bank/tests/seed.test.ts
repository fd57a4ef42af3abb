import { afterAll, beforeAll, expect, test } from 'bun:test'
import { DEMO_COMPANIES, DEMO_PASSWORD } from '@core/seed/demo-companies'
import { seedDemo } from '@core/seed/seed-demo'
import { type TestServer, testServer } from '@core/testing/server'
import { wrongInBooks } from '../../../tests/money/books'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
  await seedDemo(server.app.platform)
})
afterAll(() => server.stop())

interface Line {
  readonly status: string
  readonly proposal: { readonly reasons: readonly string[] } | null
}

test('a first visitor finds a bank that was worked with: matched, proposed, unknown, and a direct debit', async () => {
  const [, { fields, users } = { fields: { name: '' }, users: [] }] = DEMO_COMPANIES
  const username = users[0]?.email
  const { token } = (await server.anonymous.post('/api/authenticate', { username, password: DEMO_PASSWORD })).body
  const read = async (path: string) => (await server.anonymous.get(path, { authorization: `Bearer ${token}` })).body
  const lines: Line[] = await read('/api/bankline?with=proposal&sort=id')
  const byStatus = Map.groupBy(lines, ({ status }) => status)
  expect(byStatus.get('matched')).toHaveLength(2)
  expect(byStatus.get('ignored')).toHaveLength(1)
  expect(byStatus.get('open')?.map(({ proposal }) => proposal?.reasons ?? [])).toEqual([
    [],
    ['number', 'amount'],
    expect.arrayContaining(['name', 'amount']),
    ['number', 'part'],
    [],
    [],
  ])
  const [{ opening_balance }, { closing_balance }] = await read('/api/bankstatement?sort=-until_day')
  expect(opening_balance).toBe(closing_balance)
  expect(await read('/api/sepamandate')).toHaveLength(3)
  expect(await read('/api/debitbatch')).toMatchObject([{ status: 'made', line_count: 2 }])
  expect((await read('/api/debitbatch/candidates')).invoices.length).toBeGreaterThan(0)
  const { rows } = await server.owner.query('select id from company where name = $1', [fields.name])
  expect(await wrongInBooks(server.owner, Number(rows[0].id))).toEqual([])
})
