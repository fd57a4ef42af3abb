import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { migrate, type SchemaStep } from '@core/db/migrate'
import { Client } from 'pg'

export interface TestDatabase {
  /** Superuser of the test server: row-level security does not bind it. */
  ownerUrl: string
  /** The role the app runs under: neither owner nor superuser. */
  appUrl: string
  drop(): Promise<void>
}

const root = join(import.meta.dir, '..', '..')
const TEMPLATE_LOCK = 7_263_410
const TEMPLATES_KEPT = 30

let server: Promise<string> | undefined
let databases = 0

/**
 * A database of its own for one test file with the given migrations, cloned from a template that is made once for
 * each different list of them (about 40 ms).
 *
 * The server is the one of `TEST_DATABASE_URL`, which `npm test` sets. A bare `bun test` starts one in
 * `.data/test-pg` and leaves it running for the next time.
 */
export async function testDatabase(steps: readonly SchemaStep[]): Promise<TestDatabase> {
  server ??= findServer()
  const serverUrl = await server
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++databases}`
  await onServer(serverUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const template = await ensureTemplate(client, serverUrl, steps)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const ownerUrl = databaseUrl(serverUrl, name)
  return {
    ownerUrl,
    appUrl: databaseUrl(serverUrl, name, 'vakwerk_app'),
    drop: () => onServer(serverUrl, client => drop(client, name)),
  }
}

async function findServer(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return given
  const { url } = await startEmbeddedPostgres({ dataDir: join(root, '.data', 'test-pg'), durable: false })
  await onServer(url, dropLeftovers)
  return url
}

async function ensureTemplate(client: Client, serverUrl: string, steps: readonly SchemaStep[]): Promise<string> {
  const template = `vakwerk_template_${await schemaHash(steps)}`
  const existing = await databasesLike(client, 'vakwerk\\_template\\_%')
  if (existing.includes(template)) return template
  for (const outdated of existing.slice(TEMPLATES_KEPT)) await drop(client, outdated)
  const unfinished = `${template}_unfinished`
  await drop(client, unfinished)
  await client.query(`create database ${unfinished}`)
  await migrate(databaseUrl(serverUrl, unfinished), steps)
  await client.query(`alter database ${unfinished} rename to ${template}`)
  return template
}

// The migrator itself counts too: it grants rights and creates the role.
async function schemaHash(steps: readonly SchemaStep[]): Promise<string> {
  const migrator = await Bun.file(join(root, 'core', 'db', 'migrate.ts')).text()
  const plain = JSON.stringify(steps.map(({ name, up }) => [name, up]))
  return createHash('sha256').update(migrator).update(plain).digest('hex').slice(0, 16)
}

// Test processes that were killed leave their databases behind; the process number is in the name.
async function dropLeftovers(client: Client): Promise<void> {
  for (const name of await databasesLike(client, 'test\\_%')) {
    if (!isRunning(Number(name.split('_')[1]))) await drop(client, name)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function databasesLike(client: Client, pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1 order by oid desc',
    [pattern],
  )
  return rows.map(row => row.datname)
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`)
}

async function onServer(url: string, run: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(serverUrl: string, database: string, user?: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  if (user) {
    url.username = user
    url.password = user
  }
  return url.href
}
