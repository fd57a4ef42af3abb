import { openDatabase } from '@core/bin/open-database'
import type { Config } from '@core/config'
import { startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import type { SchemaStep } from '@core/db/migrate'
import { onCitus } from '@core/testing/database'
import { startSpread } from '@core/testing/spread-database'

/** A database that survives being killed. */
export interface WorldDatabase {
  /** As the application reaches it. */
  readonly url: string
  /** What a process is told of it that does not start it itself. */
  readonly env: Readonly<Record<string, string>>
  /** Starts it where it was, or finds the one that runs; answers where its owner reaches it now. */
  start(): Promise<string>
  /** Ends it the hard way; on Citus one of its machines, another each time, which comes back by itself. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The one that a process starts in its data folder, or machines of Citus where tests run on it. */
export const makeDatabase = (config: Config, steps: readonly SchemaStep[]): Promise<WorldDatabase> =>
  onCitus ? spreadOver(config.dataDir, steps) : embedded(config, steps)

async function embedded(config: Config, steps: readonly SchemaStep[]): Promise<WorldDatabase> {
  const opened = await openDatabase(config, steps)
  const url = opened.databaseUrl
  await opened.stop()
  const port = Number(new URL(url).port)
  const server = () => startEmbeddedPostgres({ dataDir: config.dataDir, durable: true, port })
  return {
    url,
    env: {},
    async start() {
      const owner = new URL((await server()).url)
      owner.pathname = new URL(url).pathname
      return owner.href
    },
    async kill() {
      process.kill((await server()).pid, 'SIGKILL')
    },
    stop: async () => (await server()).stop(),
  }
}

async function spreadOver(dataDir: string, steps: readonly SchemaStep[]): Promise<WorldDatabase> {
  const folder = process.env.CITUS_PG ?? ''
  const { machines, ownerUrl, appUrl } = await startSpread({ folder, dataDir, durable: true }, steps)
  let kills = 0
  return {
    url: appUrl,
    env: { DATABASE_URL: appUrl, CITUS: 'on' },
    start: () => Promise.resolve(ownerUrl),
    kill: () => machines.restart(kills++ % (machines.workers.length + 1)),
    stop: machines.stop,
  }
}
