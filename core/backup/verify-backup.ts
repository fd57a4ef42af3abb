import { withScratchDatabase } from '@core/db/backup/scratch-database'
import type { SchemaStep } from '@core/db/migrate'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'

/** Restores a backup into a scratch database on the same server, compares every table, and throws the scratch away. */
export const verifyBackup = (ownerUrl: string, folder: string, steps: readonly SchemaStep[]): Promise<Manifest> =>
  withScratchDatabase(ownerUrl, scratchUrl => restoreBackup(scratchUrl, folder, steps))
