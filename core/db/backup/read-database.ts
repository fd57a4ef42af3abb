import { Client } from 'pg'
import { isSpread } from '../distribute'
import { openStillMoment } from './still-moment'
import { type Fingerprint, fingerprint, SESSION, tablesOf } from './tables'

const FETCHED = 1000

/** A database as it is at one moment, whatever is written to it meanwhile. */
export interface Moment {
  readonly tables: readonly string[]
  /** Names of the schema steps that it has, in their order. */
  readonly steps: readonly string[]
  /** Last numbers given out, by sequence. */
  readonly sequences: Readonly<Record<string, string>>
  fingerprint(table: string): Promise<Fingerprint>
  /** Rows of a table as PostgreSQL writes them, some at a time. */
  rows(table: string): AsyncIterable<readonly string[]>
}

/**
 * Reads a whole database while the platform works on.
 *
 * @param ownerUrl a role that row-level security does not bind
 */
export async function readDatabase<T>(ownerUrl: string, work: (moment: Moment) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(SESSION)
    if (await isSpread(client)) await openStillMoment(ownerUrl, client)
    else await client.query('begin isolation level repeatable read read only')
    const steps = await client.query<{ name: string }>('select name from schema_step order by id')
    const sequences = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    const value = await work({
      tables: await tablesOf(client),
      steps: steps.rows.map(({ name }) => name),
      sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
      fingerprint: table => fingerprint(client, table),
      rows: table => rowsOf(client, table),
    })
    await client.query('commit')
    return value
  } finally {
    await client.end()
  }
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<readonly string[]> {
  await client.query(`declare rows no scroll cursor for select t::text as row from ${client.escapeIdentifier(table)} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCHED} from rows`)
    if (!rows.length) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close rows')
}
