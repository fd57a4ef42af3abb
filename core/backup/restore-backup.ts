import { createReadStream, existsSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { fillDatabase } from '@core/db/backup/fill-database'
import { migrate, type SchemaStep } from '@core/db/migrate'
import { type Manifest, readManifest, tableFile } from './manifest'

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
  await fillDatabase(ownerUrl, { ...manifest, rows: table => rowsOf(folder, table) })
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

async function* rowsOf(folder: string, table: string): AsyncGenerator<string> {
  const input = createReadStream(tableFile(folder, table)).pipe(createGunzip())
  for await (const line of createInterface({ input })) yield JSON.parse(line) as string
}
