import { HeavyWork } from '@core/limited-process/heavy-work'
import type { AcceptedFile } from './accepted-file'
import { FileRefused, tooLarge } from './file-refused'
import { limitOf, type UploadPurpose } from './upload-purposes'

/** A file as it came, on its way to the process that understands it. */
export interface UnknownFile {
  readonly bytes: Uint8Array
  readonly purpose: UploadPurpose
}

/** What became of it: a refusal is told with the key of its text. */
export type Understood =
  | { readonly file: AcceptedFile }
  | { readonly status: FileRefused['status']; readonly key: string; readonly values: FileRefused['values'] }

/** Understands files that people send: a picture of 100 million pixels takes 0.4 GB and some seconds. */
export const understandFiles = new HeavyWork<UnknownFile, Understood>({
  name: 'understand-file',
  program: new URL('./upload-program.ts', import.meta.url),
  limits: { seconds: 30, megabytes: 1500, waiting: 24, patienceSeconds: 60 },
  tooMuch: 'core.file_too_much',
})

/**
 * Checks an upload by its bytes and cleans it: images are written anew, upright and without metadata.
 *
 * @throws FileRefused 413 above the limit of the purpose, 422 for another kind of file or a broken image
 * @throws Problem 422 for a file that takes too much to understand, 503 while too many others of the company wait
 */
export async function acceptUpload(
  companyId: number,
  bytes: Uint8Array,
  purpose: UploadPurpose,
): Promise<AcceptedFile> {
  const limitMb = limitOf(purpose)
  if (bytes.byteLength > limitMb * 2 ** 20) throw tooLarge(limitMb)
  const understood = await understandFiles.do(companyId, { bytes, purpose })
  if ('file' in understood) return understood.file
  throw new FileRefused(understood.status, understood.key, understood.values)
}
