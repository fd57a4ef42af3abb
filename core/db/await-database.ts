import { log } from '@core/telemetry/log'
import { Client } from 'pg'
import { isUnable } from './unavailable'

const PATIENCE_MS = 60_000
const PAUSE_MS = 1000
/** No connection: nobody listens yet, or under that name; of a socket, there is none yet. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])

/**
 * Waits for a database that is still starting, and says so.
 *
 * @throws Error when PostgreSQL answers and refuses, at once, or when it has not answered after `patienceMs`
 */
export async function awaitDatabase(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await connect(url)
    } catch (error) {
      if (!isStarting(error)) throw error
      if (Date.now() + PAUSE_MS > end)
        throw new Error(`The database did not answer in ${patienceMs / 1000} seconds: ${message(error)}`, {
          cause: error,
        })
      log.warn('waiting for the database', {
        reason: message(error),
        seconds_left: Math.round((end - Date.now()) / 1000),
      })
      await Bun.sleep(PAUSE_MS)
    }
  }
}

async function connect(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A server that stops meanwhile is told by the failing connect as well.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

function isStarting(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  // A proxy in front takes the connection and hangs up.
  return isUnable(error) || AWAY.has(String(code)) || /terminated|timeout/i.test(message(error))
}

const message = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)
