import { createHash } from 'node:crypto'
import { log } from '@core/telemetry/log'
import { Client } from 'pg'
import { migrate, type SchemaStep } from '../migrate'
import { APP_ROLE } from '../roles'
import { setAppPassword } from './app-password'
import { startEmbeddedPostgres } from './start-embedded-postgres'

/** A database with its schema up to date. */
export interface OpenDatabase {
  /** The application role. */
  databaseUrl: string
  ownerUrl: string | undefined
  /** Another process already works on this embedded database; it stays running when we stop. */
  shared: boolean
  stop(): Promise<void>
}

const DATABASE = 'vakwerk'
const IN_USE_LOCK = 7_263_411

/** The embedded database of `dataDir`, started unless another process did that, and again where it was when it is killed. */
export async function openEmbedded(dataDir: string, steps: readonly SchemaStep[]): Promise<OpenDatabase> {
  let server = await startEmbeddedPostgres({ dataDir, durable: true })
  const port = Number(new URL(server.url).port)
  let client = await connect(server.url)
  const shared = !(await claim(client))
  let stopped = false
  let reviving: Promise<void> | undefined
  // Our connection ends with the server: one that was killed is started again where it was, and whoever had it as well.
  const watch = () => {
    client.once('end', () => {
      if (!stopped) reviving = revive()
    })
  }
  const revive = async () => {
    log.warn('the embedded database stopped: starting it again')
    while (!stopped) {
      try {
        server = await startEmbeddedPostgres({ dataDir, durable: true, port })
        client = await connect(server.url)
        await claim(client)
        watch()
        return
      } catch (error) {
        log.error('the embedded database does not start', { error })
        await Bun.sleep(1000)
      }
    }
  }
  if (!shared) watch()
  const ownerUrl = urlOf(server.url, DATABASE)
  const databaseUrl = withUser(ownerUrl, APP_ROLE, passwordFrom(server.url))
  const stop = async () => {
    stopped = true
    await reviving
    await client.end()
    if (!shared) await server.stop()
  }
  try {
    if (!shared) await prepare(client, ownerUrl, databaseUrl, steps)
    return { databaseUrl, ownerUrl, shared, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  // Told by its end as well; unheard it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

// The lock lives as long as our connection, so it also ends with a killed process.
async function claim(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [IN_USE_LOCK])
  return rows[0]?.ours === true
}

async function prepare(client: Client, ownerUrl: string, appUrl: string, steps: readonly SchemaStep[]): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
  await migrate(ownerUrl, steps)
  await setAppPassword(ownerUrl, appUrl)
}

// Other accounts on this machine can reach the port, so the role has no password that stands in a file of ours.
function passwordFrom(serverUrl: string): string {
  return createHash('sha256')
    .update(`${APP_ROLE}:${new URL(serverUrl).password}`)
    .digest('hex')
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

function withUser(databaseUrl: string, user: string, password: string): string {
  const url = new URL(databaseUrl)
  url.username = user
  url.password = password
  return url.href
}
