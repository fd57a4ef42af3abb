import type { Config } from '@core/config'
import { clamavScanner } from './clamav-scanner'

/** Looks for viruses in files before they are kept. */
export interface VirusScanner {
  /** The name of what was found, or nothing. Rejects when nobody could look. */
  scan(bytes: Uint8Array): Promise<string | undefined>
}

/** The scanner of the operator, if there is one. */
export const createVirusScanner = ({ clamav }: Pick<Config, 'clamav'>): VirusScanner | undefined =>
  clamav && clamavScanner(clamav)
