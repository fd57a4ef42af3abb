import type { Context } from '@core/context/context'
import { fileResponse, noPicture } from '@core/http/response'
import { thumbnailFor, thumbnailKey } from './thumbnails'

interface Kept {
  readonly filename: string
  readonly content_type: string
  readonly file_key: string
}

/** The photo itself, as a download; until it was read, and where it cannot be, as it came (R-FILE-007). */
export async function wholePicture(context: Context, picture: Kept): Promise<Response> {
  const kept = await context.files.get(picture.file_key)
  return kept ? fileResponse(kept.bytes, picture.content_type, picture.filename) : noPicture()
}

/** The thumbnail for a width in pixels; `x-imagestatus: unavailable` until the job has made it (C-0579). */
export async function smallPicture(context: Context, picture: Kept, width: number): Promise<Response> {
  const kept = await context.files.get(thumbnailKey(picture.file_key, thumbnailFor(width)))
  if (!kept) return noPicture()
  const name = picture.filename.replace(/\.[^.]*$/, '')
  return fileResponse(kept.bytes, kept.contentType, `${name}.webp`, { inline: true })
}
