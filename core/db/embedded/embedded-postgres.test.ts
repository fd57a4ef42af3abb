import { afterAll, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Company } from '@core/tenancy/company'
import { Client } from 'pg'
import { createOrm } from '../orm'
import { startEmbeddedPostgres } from './start-embedded-postgres'

const home = mkdtempSync(join(tmpdir(), 'vakwerk-embedded-'))
chmodSync(home, 0o755)
const dataDir = join(home, 'data')
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, T>>(sql)).rows.map(row => Object.values(row)[0] as T)
  } finally {
    await client.end()
  }
}

const processOf = (directory: string) =>
  Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (existsSync(`/proc/${pid}`)) await Bun.sleep(5)
}

test('a second start takes over the server that outlived its app', async () => {
  const first = await startEmbeddedPostgres({ dataDir, durable: false })
  await ask(first.url, 'create table kept (value int)')
  const second = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(second.url).toBe(first.url)
  await second.stop()
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  await expect(ask(first.url, 'select 1')).rejects.toThrow()
})

test('two starts at once end with one server', async () => {
  const [one, other] = await Promise.all([
    startEmbeddedPostgres({ dataDir, durable: false }),
    startEmbeddedPostgres({ dataDir, durable: false }),
  ])
  expect(one.url).toBe(other.url)
  await one.stop()
})

test('committed work survives a server that was killed, also when its process number is taken by something else', async () => {
  const before = await startEmbeddedPostgres({ dataDir, durable: true })
  await ask(before.url, 'insert into kept values (7)')
  await killHard(processOf(dataDir))
  const lock = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)))
  const after = await startEmbeddedPostgres({ dataDir, durable: true })
  expect(await ask<number>(after.url, 'select value from kept')).toEqual([7])
  await after.stop()
})

test('the server is asked by a socket in its own folder, or by the network where the name of that would be too long', async () => {
  const transport = "select case when inet_client_addr() is null then 'socket' else 'network' end"
  const deep = join(home, 'x'.repeat(90))
  for (const [folder, expected] of [
    [dataDir, 'socket'],
    [deep, 'network'],
  ] as const) {
    const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
    expect(await ask<string>(server.url, transport)).toEqual([expected])
    const orm = await createOrm({ url: server.url, entities: [Company], pool: 1 })
    expect((await orm.pool.query<{ by: string }>(`${transport} as by`)).rows).toEqual([{ by: expected }])
    await orm.close()
    await server.stop()
  }
})

test('nobody gets in without the password, which only our account can read', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const open = new URL(server.url)
  open.password = 'guess'
  await expect(ask(open.href, 'select 1')).rejects.toThrow(/password/)
  await server.stop()
})

test('sorting and lower-casing are the same on every machine', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(await ask<string>(server.url, `select lower('ÉÉN Ärger')`)).toEqual(['één ärger'])
  expect(await ask<string>(server.url, `select datlocprovider from pg_database where datname = 'postgres'`)).toEqual([
    'b',
  ])
  await server.stop()
})

test.skipIf(process.getuid?.() !== 0)('root can keep its data below a directory that is private to root', async () => {
  const privateHome = join(home, 'private')
  mkdirSync(privateHome, { mode: 0o700 })
  const server = await startEmbeddedPostgres({ dataDir: join(privateHome, 'data'), durable: false })
  expect(await ask<number>(server.url, 'select 1')).toEqual([1])
  const [cluster] = await ask<string>(server.url, 'show data_directory')
  await server.stop()
  rmSync(cluster as string, { recursive: true, force: true })
})
