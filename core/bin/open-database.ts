import type { Config } from '@core/config'
import { type OpenDatabase, openEmbedded } from '@core/db/embedded/open-embedded'
import { migrate, type SchemaStep } from '@core/db/migrate'

/**
 * The database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, with the schema up to date. A given database is
 * only migrated when `DATABASE_OWNER_URL` says as whom.
 */
export async function openDatabase(config: Config, steps: readonly SchemaStep[]): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl: ownerUrl } = config
  if (!databaseUrl) return openEmbedded(config.dataDir, steps)
  if (ownerUrl) await migrate(ownerUrl, steps)
  return { databaseUrl, ownerUrl, shared: false, stop: () => Promise.resolve() }
}
