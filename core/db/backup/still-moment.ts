import { Client } from 'pg'
import { tablesOf } from './tables'

/** Who writes waits no longer than this; it is mostly shorter than the databases take to look for deadlocks. */
const LOCK_TIMEOUT = '500ms'
const PAUSE_MS = 500
const PATIENCE_MS = 5 * 60_000
/** No lock in time, or somebody waits for us while we wait for them: everything is let go, and tried again. */
const AGAIN: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

/**
 * Opens a transaction that sees every machine of Citus as it is at one moment: each sees its own rows as they are when it
 * is first asked, so all are asked while nobody writes, for as long as that takes.
 *
 * @param ownerUrl superuser of the coordinator
 * @param client connection that is to read
 * @throws Error when others write so long that there was no such moment in five minutes
 */
export async function openStillMoment(ownerUrl: string, client: Client): Promise<void> {
  const tables = await tablesOf(client)
  // Two connections to one machine would see two moments.
  await client.query('set citus.max_adaptive_executor_pool_size = 1')
  await client.query('select recover_prepared_transactions()')
  const holder = new Client({ connectionString: ownerUrl })
  await holder.connect()
  try {
    await holdStill(holder, tables)
    await client.query('begin isolation level repeatable read read only')
    // Every part of a table is asked, and with them every machine.
    await client.query('select count(*) from "user"')
    await holder.query('rollback')
  } finally {
    await holder.end()
  }
}

/** Waits until nobody writes, and lets nobody begin to. */
async function holdStill(holder: Client, tables: readonly string[]): Promise<void> {
  const names = tables.map(table => holder.escapeIdentifier(table)).join(', ')
  for (const deadline = Date.now() + PATIENCE_MS; ; await Bun.sleep(PAUSE_MS)) {
    await holder.query('begin')
    await holder.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    try {
      await holder.query(`lock table ${names} in share mode`)
      return
    } catch (error) {
      await holder.query('rollback')
      if (!AGAIN.has((error as { code?: unknown }).code) || Date.now() > deadline) throw error
    }
  }
}
