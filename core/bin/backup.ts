import { resolve } from 'node:path'
import { makeBackup } from '@core/backup/make-backup'
import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { openDatabase } from './open-database'
import { wordsOf } from './words'

/** `npm run backup [folder]`: every row of one moment and the files, while the platform works on. */
const [given] = wordsOf('backup').rest
const config = loadConfig(process.env)
const folder = resolve(given ?? `${config.dataDir}/backups/${new Date().toISOString().replace(/[:.]/g, '-')}`)
// A given database is left at the schema it has.
const steps = config.databaseUrl ? [] : assemble([kernel, ...plugins]).migrations
const database = config.databaseOwnerUrl
  ? { ownerUrl: config.databaseOwnerUrl, stop: () => Promise.resolve() }
  : await openDatabase(config, steps)
if (!database.ownerUrl) throw new Error('Set DATABASE_OWNER_URL: a backup sees the rows of every company')
const { tables } = await makeBackup(database.ownerUrl, config.dataDir, folder)
await database.stop()
const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
console.log(`${folder}: ${Object.keys(tables).length} tables, ${rows} rows`)
process.exit(0)
