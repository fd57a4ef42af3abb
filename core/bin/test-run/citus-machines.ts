import { join } from 'node:path'
import { offersCitus } from '@core/db/distribute'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'

/** A coordinator and the machines that hold the rows, on loopback. */
export interface CitusMachines {
  /** Superuser of the coordinator. */
  readonly url: string
  /** Superusers of the others. */
  readonly workers: readonly string[]
  /** Ends one of them the hard way, the coordinator being the first, and starts it again where it was. */
  restart(at: number): Promise<void>
  stop(): Promise<void>
}

const WORKERS = 2
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_connections: '500',
  max_prepared_transactions: '500',
  max_locks_per_transaction: '256',
  // Two machines need no more, and every table costs as many files on each.
  'citus.shard_count': '4',
  'citus.node_conninfo': 'sslmode=disable',
}

/**
 * Starts one coordinator and two workers of the PostgreSQL in `folder`, which has Citus, with their data below `dataDir`.
 *
 * @param durable false trades crash safety for speed: for tests
 * @throws Error that says so when this PostgreSQL has no Citus
 */
export async function startCitus(folder: string, dataDir: string, durable = false): Promise<CitusMachines> {
  const machines: EmbeddedPostgres[] = []
  const start = (at: number, port?: number) =>
    startEmbeddedPostgres({
      dataDir: join(dataDir, `machine-${at}`),
      durable,
      ...(port ? { port } : {}),
      machine: { folder, settings: SETTINGS },
    })
  const stop = async () => {
    for (const machine of machines) await machine.stop()
  }
  try {
    for (let at = 0; at <= WORKERS; at++) machines.push(await start(at))
    const [coordinator, ...workers] = machines.map(({ url }) => url)
    if (!coordinator) throw new Error('No machine was started')
    if (!(await offersCitus(coordinator))) throw new Error(`The PostgreSQL in ${folder} has no Citus`)
    const restart = async (at: number) => {
      const machine = machines[at]
      if (!machine) throw new Error(`There is no machine ${at}`)
      process.kill(machine.pid, 'SIGKILL')
      machines[at] = await start(at, Number(new URL(machine.url).port))
    }
    return { url: coordinator, workers, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
