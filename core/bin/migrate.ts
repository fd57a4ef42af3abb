import { loadConfig } from '@core/config'
import { awaitDatabase } from '@core/db/await-database'
import { setAppPassword } from '@core/db/embedded/app-password'
import { migrate } from '@core/db/migrate'
import { migrateQueue } from '@core/db/queue-schema'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '../../plugins'

/** Brings a database up to date as its owner, once per release, so that no serving process needs the owner's rights. */
const { databaseUrl, databaseOwnerUrl: ownerUrl } = loadConfig(process.env)
if (!databaseUrl || !ownerUrl) {
  console.error(
    'migrate needs two addresses: DATABASE_URL, as the application (postgres://vakwerk_app:…@host/vakwerk), and DATABASE_OWNER_URL, as the owner of its tables.',
  )
  process.exit(2)
}
await awaitDatabase(ownerUrl)
await migrate(ownerUrl, assemble([kernel, ...plugins]).migrations)
await migrateQueue(ownerUrl)
await setAppPassword(ownerUrl, databaseUrl)
console.log('The database is up to date.')
process.exit(0)
