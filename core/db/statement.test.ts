import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { sql } from 'kysely'
import { ago, fromNow, moment, now, statement } from './statement'
import { withPlatform } from './tenant'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const MOMENTS = [
  now,
  ago(sql`interval '1.000001 seconds'`),
  fromNow(sql`interval '1.000001 seconds'`),
  moment(sql`'2026-11-27 12:00:00.123456+00'::timestamptz`),
]
const finer = statement()(db =>
  db.selectNoFrom(MOMENTS.map((at, n) => sql<number>`(extract(microseconds from ${at}) % 1000)::int`.as(`n${n}`))),
)

test('moments have milliseconds before they are stored, as the columns that keep them', async () => {
  const [found] = await withPlatform(server.app.platform.orm, em => finer(em, {}))
  expect(Object.values(found ?? {})).toEqual([0, 0, 0, 0])
})
