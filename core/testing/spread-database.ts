import { type CitusMachines, startCitus } from '@core/bin/test-run/citus-machines'
import { spreadDatabase } from '@core/db/distribute'
import { migrate, type SchemaStep } from '@core/db/migrate'
import { APP_ROLE } from '@core/db/roles'
import { joinMachines, onEach } from './database'

/** A database of its own over machines of Citus. */
export interface SpreadDatabase {
  readonly machines: CitusMachines
  readonly ownerUrl: string
  readonly appUrl: string
}

const DATABASE = 'vakwerk'

/**
 * Starts machines of the PostgreSQL in `folder`, makes a database over them, and spreads it.
 *
 * @param fill is done before it is spread, as its owner
 */
export async function startSpread(
  { folder, dataDir, durable }: { folder: string; dataDir: string; durable: boolean },
  steps: readonly SchemaStep[],
  fill: (ownerUrl: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<SpreadDatabase> {
  const machines = await startCitus(folder, dataDir, durable)
  const { url: server, workers } = machines
  await onEach([server, ...workers], async machine => void (await machine.query(`create database ${DATABASE}`)))
  await joinMachines(server, workers, DATABASE)
  const owner = new URL(server)
  owner.pathname = `/${DATABASE}`
  await migrate(owner.href, steps)
  await fill(owner.href)
  await spreadDatabase(owner.href)
  const app = new URL(owner)
  app.username = APP_ROLE
  app.password = APP_ROLE
  return { machines, ownerUrl: owner.href, appUrl: app.href }
}
