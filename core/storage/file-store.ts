export interface StoredFile {
  bytes: Uint8Array
  contentType: string
}

/** Keeps files by key (`company/12/logo-1.png`); what a key means is the business of who made it. */
export interface FileStore {
  /** Writes the whole file or nothing; an existing one is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
