import { acceptUpload } from '@core/storage/accept-upload'
import { Upload } from '@core/storage/accepted-file'
import type { UploadPurpose } from '@core/storage/upload-purposes'
import type { Input } from './input'

/**
 * The input of a form with its files understood: an `Upload` for each `File`.
 *
 * @throws FileRefused for a file that is too large or not of the purpose; Problem 503 while too many others wait
 */
export async function acceptFiles(input: Input, companyId: number, purpose: UploadPurpose): Promise<Input> {
  const accepted = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return eachInTurn(value, accepted)
    if (!(value instanceof File)) return value
    const bytes = new Uint8Array(await value.arrayBuffer())
    return new Upload(value.name, value.size, await acceptUpload(companyId, bytes, purpose))
  }
  const fields = Object.entries(input.body as object)
  const values = await eachInTurn(fields, async ([name, value]) => [name, await accepted(value)] as const)
  return { ...input, body: Object.fromEntries(values) }
}

/** One after the other: a form with many files takes one turn at a time. */
async function eachInTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const value of values) done.push(await work(value))
  return done
}
