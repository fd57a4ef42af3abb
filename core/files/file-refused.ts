/** A file we do not take: 413 too large, 422 of the wrong kind or broken. `message` is the Dutch text for the user. */
export class FileRefused extends Error {
  constructor(
    readonly status: 413 | 422,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'FileRefused'
  }
}

/** @param limitMb what was allowed, in megabytes (G-UPL). */
export const tooLarge = (limitMb: number) =>
  new FileRefused(413, `Het bestand is te groot. De maximale bestandsgrootte is ${limitMb} MB.`)
