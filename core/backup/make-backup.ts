import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { type Manifest, tableFile, writeManifest } from './manifest'
import { type Fingerprint, fingerprint, SESSION, tablesOf } from './tables'

const FETCHED = 1000
/** What opens the sealed texts in the database, when the operator did not give keys. */
const KEYS = ['auth.key', 'secret.key']

/**
 * Writes every row of one moment to `folder`, while the platform works on, and then the files that rows of that moment
 * may name: files are never overwritten, so those that came later do no harm.
 *
 * @param ownerUrl a role that row-level security does not bind
 */
export async function makeBackup(ownerUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  await mkdir(join(folder, 'tables'), { recursive: true })
  await chmod(folder, 0o700)
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(SESSION)
    await client.query('begin isolation level repeatable read read only')
    const tables: Record<string, Fingerprint> = {}
    for (const table of await tablesOf(client)) {
      tables[table] = await fingerprint(client, table)
      await pipeline(Readable.from(linesOf(client, table)), createGzip(), createWriteStream(tableFile(folder, table)))
    }
    const steps = await client.query<{ name: string }>('select name from schema_step order by id')
    const sequences = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    await client.query('commit')
    await copyFiles(dataDir, folder)
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      steps: steps.rows.map(({ name }) => name),
      tables,
      sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
    }
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

/** Rows as PostgreSQL writes them, one JSON text a line. */
async function* linesOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query(`declare rows no scroll cursor for select t::text as row from ${client.escapeIdentifier(table)} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCHED} from rows`)
    if (!rows.length) break
    yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('')
  }
  await client.query('close rows')
}

async function copyFiles(dataDir: string, folder: string): Promise<void> {
  const files = join(dataDir, 'files')
  if (existsSync(files))
    await cp(files, join(folder, 'files'), { recursive: true, filter: path => !path.includes('.unfinished') })
  for (const key of KEYS) {
    const path = join(dataDir, key)
    if (existsSync(path)) await copyFile(path, join(folder, key))
  }
}
