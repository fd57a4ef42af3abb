import type { ClientBase } from 'pg'
import { onCitus } from './database'
import type { TestServer } from './server'

/** A row that a transaction beside the server's holds, as a call does that works on it. */
export interface HeldRow {
  /** Holds another row too. Fails after half a second when somebody else has it, before the database looks for a deadlock. */
  also(table: string, id: number): Promise<void>
  /** Comes back once somebody waits for it. */
  awaited(): Promise<void>
  letGo(): Promise<void>
}

/** Holds a row of a company until it is let go, to see what calls do that come meanwhile. */
export async function heldRow(server: TestServer, companyId: number, table: string, id: number): Promise<HeldRow> {
  const client = await server.owner.connect()
  const hold = (name: string, row: number) =>
    client.query(`select 1 from "${name}" where company_id = ${companyId} and id = ${row} for no key update`)
  await client.query("begin; set local lock_timeout = '500ms'")
  await hold(table, id)
  return {
    async also(other, row) {
      await hold(other, row)
    },
    awaited: () => blockedBy(server, client),
    async letGo() {
      await client.query('rollback')
      client.release()
    },
  }
}

/** Comes back once somebody waits for the transaction of a connection. */
export async function blockedBy(server: TestServer, client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select ${onCitus ? 'citus_backend_gpid()' : 'pg_backend_pid()'} as pid`)
  const waits = onCitus
    ? 'select 1 from citus_lock_waits where blocking_gpid = $1'
    : 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
  while (!(await server.owner.query(waits, [rows[0].pid])).rowCount) await Bun.sleep(5)
}
