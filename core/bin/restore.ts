import { resolve } from 'node:path'
import { restoreBackup, restoreFiles } from '@core/backup/restore-backup'
import { verifyBackup } from '@core/backup/verify-backup'
import { loadConfig } from '@core/config'
import { setAppPassword } from '@core/db/embedded/app-password'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { openDatabase } from './open-database'
import { wordsOf } from './words'

/**
 * `npm run restore <folder>` fills an empty database and DATA_DIR from a backup; with `--verify` it restores into a
 * scratch database, compares every table with what was backed up, and leaves everything as it was.
 */
const words = wordsOf('restore')
const folder = resolve(words.rest[0] ?? '')
const config = loadConfig(process.env)
const { migrations } = assemble([kernel, ...plugins])
const database = config.databaseOwnerUrl
  ? { ownerUrl: config.databaseOwnerUrl, databaseUrl: config.databaseUrl, stop: () => Promise.resolve() }
  : await openDatabase(config, [])
if (!database.ownerUrl) throw new Error('Set DATABASE_OWNER_URL: rows are restored as the owner of the tables')
try {
  const verify = words.is('verify')
  const manifest = await (verify ? verifyBackup : restoreBackup)(database.ownerUrl, folder, migrations)
  if (!verify) {
    await restoreFiles(folder, config.dataDir)
    if (database.databaseUrl) await setAppPassword(database.ownerUrl, database.databaseUrl)
  }
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${verify ? 'Verified' : 'Restored'}: ${Object.keys(manifest.tables).length} tables, ${rows} rows, all as they were.`,
  )
  await database.stop()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await database.stop()
  process.exit(1)
}
