import type { Config } from '@core/config'
import { diskFileStore } from './disk-file-store'
import { s3FileStore } from './s3-file-store'
import { scannedFileStore } from './scanned-file-store'
import { createVirusScanner } from './virus-scanner'

export interface StoredFile {
  bytes: Uint8Array
  contentType: string
}

/** Keeps files by key (`company/12/flowfile/7f3a.pdf`); what a key means is the business of who made it. */
export interface FileStore {
  /** Writes the whole file or nothing; an existing one is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}

/** Object storage when it is configured, the data directory otherwise; what comes in is scanned when there is a scanner. */
export function createFileStore(config: Pick<Config, 's3' | 'dataDir' | 'clamav'>): FileStore {
  const store = config.s3 ? s3FileStore(config.s3) : diskFileStore(config.dataDir)
  const scanner = createVirusScanner(config)
  return scanner ? scannedFileStore(store, scanner) : store
}
