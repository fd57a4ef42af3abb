import { join } from 'node:path'
import type { Fingerprint } from '@core/db/backup/tables'

/** What a backup says about itself. */
export interface Manifest {
  readonly format: 1
  readonly made_at: string
  /** Schema steps that the database had. */
  readonly steps: readonly string[]
  readonly tables: Readonly<Record<string, Fingerprint>>
  /** Last numbers given out, so that none is given out again. */
  readonly sequences: Readonly<Record<string, string>>
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<number> =>
  Bun.write(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** @throws Error when the folder holds no whole backup: the manifest is written last. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = Bun.file(join(folder, 'manifest.json'))
  if (!(await file.exists())) throw new Error(`${folder} holds no whole backup`)
  const manifest = (await file.json()) as Manifest
  if (manifest.format !== 1) throw new Error(`${folder} was made by another version`)
  return manifest
}

export const tableFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl.gz`)
