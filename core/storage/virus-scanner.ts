/** Scans files for viruses before they are stored. */
export interface VirusScanner {
  /** Returns the name of a found virus. Rejects when the scanner is unreachable. */
  scan(bytes: Uint8Array): Promise<string | undefined>
}
