import { createReadStream, existsSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { migrate, type SchemaStep } from '@core/db/migrate'
import { Client } from 'pg'
import { type Manifest, readManifest, tableFile } from './manifest'
import { columnsOf, fingerprint, SESSION } from './tables'

const INSERTED = 500

/**
 * Loads a backup into a database that holds no company, checks every table against what the backup says, and brings the
 * schema up to date. What the job queue held is handed over again; the effects table keeps it from happening twice.
 *
 * @throws Error that names every table that came out different; nothing is kept then
 */
export async function restoreBackup(ownerUrl: string, folder: string, steps: readonly SchemaStep[]): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const unknown = manifest.steps.filter(name => !steps.some(step => step.name === name))
  if (unknown.length) throw new Error(`The backup is of a newer version: ${unknown.join(', ')}`)
  await migrate(
    ownerUrl,
    steps.filter(step => manifest.steps.includes(step.name)),
  )
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(SESSION)
    const { rowCount } = await client.query('select from company limit 1')
    if (rowCount) throw new Error('This database holds companies already')
    await client.query('begin')
    // Rows come in any order, and counters are rows themselves.
    await client.query('set local session_replication_role = replica')
    for (const table of Object.keys(manifest.tables)) await load(client, folder, table)
    for (const [sequence, last] of Object.entries(manifest.sequences))
      await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [sequence, last])
    await check(client, manifest)
    await client.query('update outbox set dispatched_at = null')
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrate(ownerUrl, steps)
  return manifest
}

/** Puts the files and keys of a backup where the platform looks for them. */
export async function restoreFiles(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const files = join(folder, 'files')
  if (existsSync(files)) await cp(files, join(dataDir, 'files'), { recursive: true })
  for (const key of ['auth.key', 'secret.key']) {
    const path = join(folder, key)
    if (existsSync(path)) await copyFile(path, join(dataDir, key))
  }
}

async function load(client: Client, folder: string, table: string): Promise<void> {
  const name = client.escapeIdentifier(table)
  const columns = (await columnsOf(client, table)).map(column => client.escapeIdentifier(column))
  const statement = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.map(column => `r.${column}`).join(', ')} from unnest($1::${name}[]) r`
  let rows: string[] = []
  const flush = async () => {
    if (rows.length) await client.query(statement, [rows])
    rows = []
  }
  for await (const line of createInterface({
    input: createReadStream(tableFile(folder, table)).pipe(createGunzip()),
  })) {
    rows.push(JSON.parse(line) as string)
    if (rows.length >= INSERTED) await flush()
  }
  await flush()
}

async function check(client: Client, manifest: Manifest): Promise<void> {
  const wrong: string[] = []
  for (const [table, wanted] of Object.entries(manifest.tables)) {
    const found = await fingerprint(client, table)
    if (found.rows !== wanted.rows) wrong.push(`${table}: ${found.rows} rows instead of ${wanted.rows}`)
    else if (found.checksum !== wanted.checksum) wrong.push(`${table}: other contents`)
  }
  if (wrong.length) throw new Error(`The restored database differs:\n- ${wrong.join('\n- ')}`)
}
