import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { deleteFiles } from '@core/files/delete-files'
import { PassingTrouble } from '@core/limited-process/heavy-work'
import { HEIC } from '@core/storage/upload-purposes'
import { log } from '@core/telemetry/log'
import { Picture } from './picture'
import { makeThumbnails, readHeic, type SmallCopies } from './read-photo'
import { thumbnailKey } from './thumbnails'

/** What became of the bytes of a photo. That the machine is too busy says nothing about them: then the job comes again. */
type Outcome =
  | { readonly verdict: 'understood'; readonly small: SmallCopies; readonly jpeg: Uint8Array | null }
  | { readonly verdict: 'broken' | 'too much' }

/**
 * Makes an uploaded photo ready to be looked at: HEIC becomes JPEG, without the place and the device that its metadata
 * tells, and thumbnails are made. A photo that cannot be read is `failed`. Its bytes stay as they came, for whoever wants
 * to open them elsewhere, until somebody removes it.
 */
export const preparePicture = heavyJob<{ id: number }, Outcome | undefined>(
  'core.prepare-picture',
  {
    async reachOut({ id }, context) {
      const picture = await openRecord(context, Picture, id)
      const file = picture?.status === 'processing' ? await context.files.get(picture.file_key) : null
      const companyId = context.company.id
      return async () =>
        file && picture ? understood(companyId, file.bytes, picture.content_type === HEIC) : undefined
    },

    async run({ id }, context, outcome) {
      const picture = await openRecord(context, Picture, id)
      if (!outcome || picture?.status !== 'processing') return
      if (outcome.verdict !== 'understood') {
        log.warn('photo that cannot be read', { picture: id, why: outcome.verdict })
        picture.status = 'failed'
        return
      }
      const { small, jpeg } = outcome
      const original = picture.file_key
      if (jpeg) {
        picture.file_key = original.replace(/\.[^.]*$/, '.jpg')
        picture.filename = `${picture.filename.replace(/\.(heic|heif|hif)$/i, '')}.jpg`
        picture.content_type = 'image/jpeg'
        picture.size = jpeg.byteLength
        await context.files.put(picture.file_key, jpeg, picture.content_type)
        context.enqueue(deleteFiles, { keys: [original] })
      }
      await keepCopies(context, picture.file_key, small)
      Object.assign(picture, { width: small.width, height: small.height, status: 'ready' })
    },
  },
  {
    async givenUp({ id }, context) {
      const picture = await openRecord(context, Picture, id)
      if (picture?.status === 'processing') picture.status = 'failed'
    },
  },
)

async function understood(companyId: number, bytes: Uint8Array, isHeic: boolean): Promise<Outcome> {
  try {
    const jpeg = isHeic ? await readHeic.do(companyId, bytes) : null
    const small = isHeic && !jpeg ? null : await makeThumbnails.do(companyId, jpeg ?? bytes)
    return small ? { verdict: 'understood', small, jpeg } : { verdict: 'broken' }
  } catch (error) {
    if (error instanceof Problem && !(error instanceof PassingTrouble)) return { verdict: 'too much' }
    throw error
  }
}

async function keepCopies({ files }: Context, key: string, { copies }: SmallCopies): Promise<void> {
  for (const { side, bytes } of copies) await files.put(thumbnailKey(key, side), bytes, 'image/webp')
}
