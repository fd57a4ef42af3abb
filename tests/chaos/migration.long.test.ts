import { afterAll, beforeAll, expect, test } from 'bun:test'
import { migrate, type SchemaStep } from '@core/db/migrate'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { type TestCompany, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Client } from 'pg'

const released = assemble([kernel, ...plugins]).migrations
const next: readonly SchemaStep[] = [
  {
    name: 'crm/20991231_nickname',
    up: [`alter table "relation" add "nickname" varchar(40) not null default 'geen'`],
  },
  {
    name: 'crm/20991231_nickname_apart',
    up: ['create index concurrently if not exists "relation_nickname_ix" on "relation" ("company_id", "nickname")'],
    apart: true,
  },
]
/** How long somebody else holds the table: much longer than those who work on may feel. */
const HELD_MS = 5000

let server: TestServer
let company: TestCompany
let owner: Client
beforeAll(async () => {
  server = await testServer()
  company = await server.company()
  owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.stop()
})

const steps = async () =>
  (
    await owner.query<{ name: string }>(`select name from schema_step where name like '%nickname%' order by id`)
  ).rows.map(({ name }) => name)
const index = async () =>
  (await owner.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('relation_nickname_ix')`))
    .rows

test('a release that adds a column and an index is migrated once by two processes while clients read and write, and none of them feels it', async () => {
  const { admin } = company
  const wrong: string[] = []
  let slowest = 0
  let answered = 0
  let done = false
  const timed = async (work: Promise<{ status: number; body: unknown }>) => {
    const started = performance.now()
    const { status, body } = await work
    slowest = Math.max(slowest, performance.now() - started)
    answered++
    if (status >= 300) wrong.push(`${status} ${JSON.stringify(body)}`)
  }
  const client = async (n: number) => {
    const { body: own } = await admin.post('/api/relation', { name: 'Kees', surname: String(n) })
    for (let i = 0; !done; i++) {
      await timed(admin.post('/api/relation', { name: `Klant ${n}`, surname: String(i) }))
      await timed(admin.get('/api/relation?limit=25&sort=-created_at'))
      await timed(admin.get('/api/relation?limit=25&query=klant'))
      await timed(admin.patch(`/api/relation/${own.id}`, { city: `Plaats ${n} ${i}` }))
    }
  }
  const clients = Array.from({ length: 3 }, (_, n) => client(n))
  const report = new Client({ connectionString: server.ownerUrl })
  await report.connect()
  await report.query('begin; select count(*) from relation')
  const freed = Bun.sleep(HELD_MS).then(() => report.query('commit'))
  await Promise.all([
    migrate(server.ownerUrl, [...released, ...next]),
    migrate(server.ownerUrl, [...released, ...next]),
    freed,
  ])
  const before = answered
  while (answered < before + 20) await Bun.sleep(10)
  done = true
  await Promise.all(clients)
  await report.end()

  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(50)
  expect(slowest).toBeLessThan(HELD_MS / 2)
  expect(await steps()).toEqual(next.map(({ name }) => name))
  expect(await index()).toEqual([{ valid: true }])
  const { rows } = await owner.query(`select distinct nickname from relation`)
  expect(rows).toEqual([{ nickname: 'geen' }])
}, 60_000)

test('an index that was broken off half-way is made again, and a step that is wrong stops there and keeps those before it', async () => {
  await owner.query(`update pg_index set indisvalid = false where indexrelid = 'relation_nickname_ix'::regclass`)
  await owner.query(`delete from schema_step where name = 'crm/20991231_nickname_apart'`)
  await migrate(server.ownerUrl, [...released, ...next])
  expect(await index()).toEqual([{ valid: true }])

  const good: SchemaStep = { name: 'crm/20991232_good', up: ['alter table "relation" add "second" int null'] }
  const wrong: SchemaStep = {
    name: 'crm/20991233_wrong',
    up: ['alter table "relation" add "third" int null', 'alter table "nowhere" add "x" int'],
  }
  await expect(migrate(server.ownerUrl, [...released, ...next, good, wrong])).rejects.toThrow('nowhere')
  await migrate(server.ownerUrl, [...released, ...next, good])
  const { rows } = await owner.query(
    `select attname from pg_attribute where attrelid = 'relation'::regclass and attname in ('second', 'third')`,
  )
  expect(rows).toEqual([{ attname: 'second' }])
  expect((await company.admin.post('/api/relation', { name: 'Daarna' })).status).toBe(201)
})
