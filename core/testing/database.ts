import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { spread } from '@core/db/distribute'
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

/** Superusers of the machines that hold the rows where tests run on Citus; `npm test -- --citus` sets it. */
const workers = (process.env.TEST_CITUS_WORKERS ?? '').split(' ').filter(Boolean)
/** Whether tests run on Citus. */
export const onCitus = workers.length > 0
/** What a process has to be told of the database of tests. */
export const DATABASE_ENV: Record<string, string> = onCitus ? { CITUS: 'on' } : {}

let server: Promise<string> | undefined
/** Stops the server that this process started. */
let stop: (() => Promise<void>) | undefined
let databases = 0

/**
 * A database of its own for one test file with the given migrations, cloned from a template that is made once for
 * each different list of them (about 40 ms).
 *
 * The server is the one of `TEST_DATABASE_URL`, which `npm test` sets. A bare `bun test` starts one in
 * `.data/test-pg` and leaves it running for the next time; a command ends with {@link stopTestServer}.
 */
export async function testDatabase(steps: readonly SchemaStep[]): Promise<TestDatabase> {
  server ??= findServer()
  const serverUrl = await server
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++databases}`
  await onServer(serverUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const template = await ensureTemplate(client, serverUrl, steps)
    await clone(client, name, template)
    for (const worker of workers) await onServer(worker, there => clone(there, name, template))
  })
  const ownerUrl = databaseUrl(serverUrl, name)
  return {
    ownerUrl,
    appUrl: databaseUrl(serverUrl, name, 'vakwerk_app'),
    drop: () => everywhere(serverUrl, client => drop(client, name)),
  }
}

/** Stops the database server of tests, unless it ran before this process came. */
export const stopTestServer = async (): Promise<void> => stop?.()

const clone = async (client: Client, name: string, template: string) =>
  void (await client.query(`create database ${name} template ${template} strategy file_copy`))

/** Does something on the server, and on the other machines where there are some. */
const everywhere = (serverUrl: string, work: (client: Client) => Promise<void>): Promise<void> =>
  onEach([serverUrl, ...workers], work)

/** Does something on one machine after another, as its superuser. */
export async function onEach(urls: readonly string[], work: (client: Client) => Promise<void>): Promise<void> {
  for (const url of urls) await onServer(url, work)
}

async function findServer(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return given
  const started = await startEmbeddedPostgres({ dataDir: join(root, '.data', 'test-pg'), durable: false })
  if (!started.takenOver) stop = started.stop
  await onServer(started.url, dropLeftovers)
  return started.url
}

async function ensureTemplate(client: Client, serverUrl: string, steps: readonly SchemaStep[]): Promise<string> {
  const template = `vakwerk_template_${await schemaHash(steps)}`
  const existing = await databasesLike(client, 'vakwerk\\_template\\_%')
  if (existing.includes(template)) return template
  for (const outdated of existing.slice(TEMPLATES_KEPT)) await everywhere(serverUrl, machine => drop(machine, outdated))
  const unfinished = `${template}_unfinished`
  await everywhere(serverUrl, async machine => {
    await drop(machine, unfinished)
    await machine.query(`create database ${unfinished}`)
  })
  if (onCitus) await joinMachines(serverUrl, workers, unfinished)
  await migrate(databaseUrl(serverUrl, unfinished), steps)
  if (onCitus && steps.length)
    await onServer(databaseUrl(serverUrl, unfinished), async owner => void (await spread(owner)))
  await everywhere(serverUrl, async machine => {
    await leaveAlone(machine, unfinished)
    await machine.query(`alter database ${unfinished} rename to ${template}`)
  })
  return template
}

/** Tells the machines of one another, as an operator does before anything is spread. */
export async function joinMachines(serverUrl: string, workers: readonly string[], database: string): Promise<void> {
  for (const machine of [serverUrl, ...workers])
    await onServer(databaseUrl(machine, database), async there => void (await there.query('create extension citus')))
  await onServer(databaseUrl(serverUrl, database), async coordinator => {
    await coordinator.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [Number(new URL(serverUrl).port)])
    for (const worker of workers)
      await coordinator.query(`select citus_add_node('127.0.0.1', $1)`, [Number(new URL(worker).port)])
  })
}

/** A database can be copied while nobody uses it; Citus looks after it from a process of its own. */
async function leaveAlone(client: Client, database: string): Promise<void> {
  await client.query(`alter database ${database} with allow_connections false`)
  for (;;) {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    )
    if (!rowCount) return
    await Bun.sleep(20)
  }
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
  if (onCitus && (await databasesLike(client, name.replaceAll('_', '\\_'))).length) await leaveAlone(client, name)
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
