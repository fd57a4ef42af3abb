import type { Config } from '@core/config'
import { clamavScanner } from './clamav-scanner'
import { diskFileStore } from './disk-file-store'
import type { FileStore } from './file-store'
import { s3FileStore } from './s3-file-store'
import { scannedFileStore } from './scanned-file-store'

/** Object storage when it is configured, the data directory otherwise; what comes in is scanned when there is a scanner. */
export function createFileStore(config: Pick<Config, 's3' | 'dataDir' | 'clamav'>): FileStore {
  const store = config.s3 ? s3FileStore(config.s3) : diskFileStore(config.dataDir)
  return config.clamav ? scannedFileStore(store, clamavScanner(config.clamav)) : store
}
