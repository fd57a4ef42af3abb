import { afterAll, beforeAll, expect, test } from 'bun:test'
import { onCitus } from '@core/testing/database'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  if (onCitus) server = await testServer({ own: true })
})
afterAll(() => server?.stop())

test.skipIf(!onCitus)(
  'on Citus rows of a company and what follows from them are committed in two phases, so that both are there or neither is',
  async () => {
    const { admin } = await server.company()
    await server.settled()
    const inTwoPhases = async (work: () => Promise<unknown>) => {
      await server.owner.query('delete from pg_dist_transaction')
      await work()
      const { rows } = await server.owner.query<{ n: number }>('select count(*)::int as n from pg_dist_transaction')
      return rows[0]?.n
    }
    expect(await inTwoPhases(() => admin.get('/api/relation?limit=25'))).toBe(0)
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect(await inTwoPhases(() => admin.post('/api/relation', { name: 'Jan' }, key))).toBeGreaterThan(0)
  },
)
