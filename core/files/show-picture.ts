import { fileResponse, noPicture } from '@core/http/response'
import type { FileStore } from '@core/storage/file-store'

/** Answers a picture inline, or 204 with a header when there is none (R-FILE-001). */
export async function showPicture(files: FileStore, key: string | null | undefined, name: string): Promise<Response> {
  const file = key ? await files.get(key) : null
  return file ? fileResponse(file.bytes, file.contentType, name, { inline: true }) : noPicture()
}
