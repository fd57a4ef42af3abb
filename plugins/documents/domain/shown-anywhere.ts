import { invalid } from '@core/context/problem'
import { readHeic } from '@core/files/pictures/read-photo'
import type { AcceptedFile } from '@core/storage/accepted-file'
import { pictureSize } from '@core/storage/picture-size'
import { HEIC } from '@core/storage/upload-purposes'

/**
 * A picture as browsers and paper show it: HEIC, which neither does, becomes a JPEG.
 *
 * @throws Problem 422 for a photo that cannot be read
 */
export async function shownAnywhere(companyId: number, file: AcceptedFile): Promise<AcceptedFile> {
  if (file.contentType !== HEIC) return file
  const jpeg = await readHeic.do(companyId, file.bytes)
  if (!jpeg) throw invalid('file', 'core.file_no_photo')
  return { bytes: new Uint8Array(jpeg), contentType: 'image/jpeg', extension: 'jpg', ...pictureSize(jpeg) }
}
