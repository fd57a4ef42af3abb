import { Problem } from '@core/ui'
import { isForLater } from '@core/ui/records'
import { keptFiles, type LocalFile } from './on-device'

/** Files in the order in which they were added, which is the one in which they arrive. */
export const inOrder = (files: readonly LocalFile[]): LocalFile[] =>
  files.toSorted((one, other) => (one.addedAt ?? 0) - (other.addedAt ?? 0))

/**
 * Sends a file of a form and lets go of it; one that the server refuses stays, with why.
 *
 * @param key of its form on this device
 * @returns the file as it is kept, where it was refused
 * @throws {Problem} when the server does not answer
 */
export async function sendLocalFile(
  key: string,
  file: LocalFile,
  send: (file: LocalFile) => Promise<void>,
): Promise<LocalFile | null> {
  try {
    await send(file)
  } catch (error) {
    if (isForLater(error) || !(error instanceof Problem)) throw error
    const refused = { ...file, refusal: error.message }
    await keptFiles.put(key + file.id, refused)
    return refused
  }
  await keptFiles.remove(key + file.id)
  return null
}
