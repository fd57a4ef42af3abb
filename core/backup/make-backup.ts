import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readDatabase } from '@core/db/backup/read-database'
import type { Fingerprint } from '@core/db/backup/tables'
import { type Manifest, tableFile, writeManifest } from './manifest'

/** What opens the sealed texts in the database, when the operator did not give keys. */
const KEYS = ['auth.key', 'secret.key']

/**
 * Writes every row of one moment to `folder`, while the platform works on, and then the files that rows of that moment
 * may name: a file is never overwritten with something else, so those that came later do no harm.
 *
 * @param ownerUrl a role that row-level security does not bind
 */
export async function makeBackup(ownerUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  await mkdir(join(folder, 'tables'), { recursive: true })
  await chmod(folder, 0o700)
  const { tables, steps, sequences } = await readDatabase(ownerUrl, async moment => {
    const tables: Record<string, Fingerprint> = {}
    for (const table of moment.tables) {
      tables[table] = await moment.fingerprint(table)
      await pipeline(
        Readable.from(linesOf(moment.rows(table))),
        createGzip(),
        createWriteStream(tableFile(folder, table)),
      )
    }
    return { ...moment, tables }
  })
  await copyFiles(dataDir, folder)
  const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), steps, tables, sequences }
  await writeManifest(folder, manifest)
  return manifest
}

/** One JSON text a line. */
async function* linesOf(parts: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const rows of parts) yield rows.map(row => `${JSON.stringify(row)}\n`).join('')
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
