/** Looks for viruses in files before they are kept. */
export interface VirusScanner {
  /** The name of what was found, or nothing. Rejects when nobody could look. */
  scan(bytes: Uint8Array): Promise<string | undefined>
}
