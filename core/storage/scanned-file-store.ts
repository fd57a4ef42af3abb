import { Problem } from '@core/context/problem'
import { log } from '@core/telemetry/log'
import type { FileStore } from './file-store'
import type { VirusScanner } from './virus-scanner'

/**
 * A store that keeps nothing in which a virus is found, and nothing that could not be scanned: whoever stores a file goes
 * through here, whichever plugin it is.
 *
 * @throws Problem 422 for a virus, 503 while the scanner is away
 */
export const scannedFileStore = (store: FileStore, scanner: VirusScanner): FileStore => ({
  ...store,
  async put(key, bytes, contentType) {
    const found = await scanner.scan(bytes).catch((error: unknown) => {
      log.error('virus scan', { error })
      throw new Problem(503, 'core.scan_unavailable')
    })
    if (found) {
      log.warn('virus refused', { virus: found })
      throw new Problem(422, 'core.file_infected')
    }
    await store.put(key, bytes, contentType)
  },
})
