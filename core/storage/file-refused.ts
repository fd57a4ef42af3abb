/** A file we do not take: 413 too large, 422 of the wrong kind or broken. `key` names the text for the user. */
export class FileRefused extends Error {
  constructor(
    readonly status: 413 | 422,
    readonly key: string,
    readonly values: Readonly<Record<string, number>> = {},
    options?: ErrorOptions,
  ) {
    super(key, options)
    this.name = 'FileRefused'
  }
}

/** @param limit what was allowed, in megabytes (G-UPL). */
export const tooLarge = (limit: number) => new FileRefused(413, 'core.file_too_large', { limit })
