import { loadConfig } from '@core/config'
import { spreadDatabase } from '@core/db/distribute'
import { wordsOf } from './words'

/** Spreads the schema by company over the machines of Citus, as its owner; docs/operations.md says what comes before. */
wordsOf('ops:distribute')
const { databaseOwnerUrl } = loadConfig(process.env)
if (!databaseOwnerUrl) {
  console.error('DATABASE_OWNER_URL says which database, as its superuser.')
  process.exit(2)
}
try {
  const moved = await spreadDatabase(databaseOwnerUrl, table => console.log(table))
  const done = `${moved.length} tables were spread. Set CITUS=on for all processes.`
  console.log(moved.length ? done : 'Everything is spread already.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
