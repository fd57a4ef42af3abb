import { job } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { deleteFiles } from '@core/files/delete-files'
import { HEIC } from '@core/storage/accept-upload'
import { log } from '@core/telemetry/log'
import sharp from 'sharp'
import { jpegOfHeic } from './heic'
import { Picture } from './picture'
import { keysOf, THUMBNAILS, thumbnail, thumbnailKey } from './thumbnails'

/**
 * Makes an uploaded photo ready to be looked at: HEIC becomes JPEG, without the place and the device that its metadata
 * tells, and thumbnails are made. What cannot be read is `failed`, and its bytes are not kept.
 */
export const preparePicture = job<{ id: number }>(
  'core.prepare-picture',
  async ({ id }, context) => {
    const picture = await openRecord(context, Picture, id)
    const file = picture?.status === 'processing' ? await context.files.get(picture.file_key) : null
    if (!picture || !file) return
    const heic = picture.content_type === HEIC
    const bytes = heic ? await jpegOfHeic(file.bytes) : file.bytes
    if (!bytes) {
      log.warn('photo that cannot be read', { picture: id })
      picture.status = 'failed'
      context.enqueue(deleteFiles, { keys: [picture.file_key] })
      return
    }
    if (heic) {
      const original = picture.file_key
      picture.file_key = original.replace(/\.[^.]*$/, '.jpg')
      picture.filename = `${picture.filename.replace(/\.(heic|heif|hif)$/i, '')}.jpg`
      picture.content_type = 'image/jpeg'
      picture.size = bytes.byteLength
      await context.files.put(picture.file_key, bytes, picture.content_type)
      context.enqueue(deleteFiles, { keys: [original] })
    }
    for (const side of THUMBNAILS)
      await context.files.put(thumbnailKey(picture.file_key, side), await thumbnail(bytes, side), 'image/webp')
    const { width, height, pageHeight } = await sharp(bytes).metadata()
    Object.assign(picture, { width, height: pageHeight ?? height, status: 'ready' })
  },
  {
    async givenUp({ id }, context) {
      const picture = await openRecord(context, Picture, id)
      if (!picture) return
      picture.status = 'failed'
      context.enqueue(deleteFiles, { keys: keysOf(picture.file_key) })
    },
  },
)
