import type { SchemaStep } from '@core/db/migrate'
import { Client } from 'pg'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'

/** Restores a backup into a scratch database on the same server, compares every table, and throws the scratch away. */
export async function verifyBackup(ownerUrl: string, folder: string, steps: readonly SchemaStep[]): Promise<Manifest> {
  const scratch = `vakwerk_verify_${Date.now().toString(36)}`
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`create database ${scratch}`)
    const url = new URL(ownerUrl)
    url.pathname = `/${scratch}`
    return await restoreBackup(url.href, folder, steps)
  } finally {
    await client.query(`drop database if exists ${scratch} with (force)`)
    await client.end()
  }
}
