import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { User } from '@core/users/user'
import { isCollision } from './collision'
import type { EntityManager } from './orm'
import { inSavepoint } from './savepoint'
import { run } from './sql'
import { withTenant } from './tenant'
import { Unavailable } from './unavailable'

let server: TestServer
let company: TestCompany
beforeAll(async () => {
  server = await testServer()
  company = await server.company()
})
afterAll(() => server.stop())

const failed = (work: (em: EntityManager) => Promise<unknown>) =>
  withTenant(server.app.platform.orm, company.id, work).then(
    () => undefined,
    (error: unknown) => error,
  )
/** Fails as PostgreSQL does; who sent it does not wait for it. */
const fail = (em: EntityManager, state: string) =>
  run(em, `do $$ begin raise exception using errcode = '${state}'; end $$`).catch(() => undefined)

test('a transaction tells the first error, and not that of a statement which follows it', async () => {
  for (const state of ['40P01', '40001']) {
    const bySql = await failed(async em => {
      void fail(em, state)
      await run(em, 'select 1')
    })
    expect(isCollision(bySql)).toBe(true)
    const byMapper = await failed(async em => {
      void fail(em, state)
      await em.count(User, {})
    })
    expect(byMapper).toMatchObject({ code: state })
    expect(isCollision(byMapper)).toBe(true)
  }
  const lost = await failed(async em => {
    void fail(em, '08006')
    await run(em, 'select 1')
  })
  expect(lost).toBeInstanceOf(Unavailable)
})

test('a transaction in which a statement failed that nobody waited for is not taken for committed', async () => {
  const error = await failed(async em => {
    await run(em, `update "user" set surname = 'Nooit' where company_id = ?`, [company.id])
    await fail(em, '40001')
  })
  expect(isCollision(error)).toBe(true)
  const { rows } = await server.owner.query('select 1 from "user" where company_id = $1 and surname = $2', [
    company.id,
    'Nooit',
  ])
  expect(rows).toEqual([])
})

test('what a savepoint took back is no reason any more', async () => {
  const error = await failed(async em => {
    const taken = await inSavepoint(em, inner => run(inner, 'select 1 / 0'), true)
    expect(taken).toMatchObject({ error: { code: '22012' } })
    void fail(em, '40001')
    await run(em, 'select 1')
  })
  expect(error).toMatchObject({ code: '40001' })
  expect(
    await failed(async em => {
      await inSavepoint(em, inner => run(inner, 'select 1 / 0'), true)
      await run(em, 'select 1')
    }),
  ).toBeUndefined()
})
