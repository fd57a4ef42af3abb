import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { User } from '@core/users/user'
import { isOvertaken } from './collision'
import { openRecords } from './open-record'
import { withTenant } from './tenant'

let server: TestServer
let company: TestCompany
beforeAll(async () => {
  server = await testServer({ own: true })
  company = await server.company()
})
afterAll(() => server.stop())

const waitsForARow = async () => {
  const { rowCount } = await server.owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount !== 0
}

test('of records that are written together none is written over that somebody changed meanwhile', async () => {
  const [one, other] = [(await company.user()).userId, (await company.user()).userId]
  const second = await server.owner.connect()
  await second.query('begin')
  await second.query('update "user" set name = $1, version = version + 1 where id = $2', ['Later', other])

  const error = withTenant(server.app.platform.orm, company.id, async em => {
    const reader = { em, company: { id: company.id } }
    for (const user of await openRecords(reader, User, { id: [one, other] })) user.name = 'Eerder'
  }).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  // It has looked at the versions by now, and waits for the row that is held.
  while (!(await waitsForARow())) await Bun.sleep(5)
  await second.query('commit')
  second.release()

  expect(isOvertaken(await error)).toBe(true)
  const { rows } = await server.owner.query('select id, name from "user" where id = any($1) order by id', [
    [one, other],
  ])
  expect(rows.map(({ name }) => name)).not.toContain('Eerder')
  expect(rows[1].name).toBe('Later')
})
