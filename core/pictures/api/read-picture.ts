import { HEIC } from '@core/files/accept-upload'
import { findFile } from '@core/files/owned-files'
import { call } from '@core/http/call'
import { fileResponse, noPicture } from '@core/http/response'
import { withVersion } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { pictureFiles } from '../pictures'
import { thumbnailFor, thumbnailKey } from '../thumbnails'

const access = { role: 100 } as const
const file = (name: string) => name.replace(/\.[^.]*$/, '')

/** The photo itself, as a download. One that is still being read is not there yet (R-FILE-007). */
export const getPicture = call({
  method: 'GET',
  path: 'picture/:id',
  operationId: 'picture.get',
  access,
  summary: 'Download a photo',
  params: idParams,
  response: 'file',
  async run(context, { params }) {
    const picture = await findFile(pictureFiles, context, params.id, 'read')
    const kept = picture.content_type === HEIC ? null : await context.files.get(picture.file_key)
    const answer = kept ? fileResponse(kept.bytes, picture.content_type, picture.filename) : noPicture()
    return withVersion(answer, picture)
  },
})

/** A thumbnail; `x-imagestatus: unavailable` until the job has made it (C-0579). */
export const showThumbnail = call({
  method: 'POST',
  path: 'picture/:id/showthumbnail',
  access,
  summary: 'Thumbnail of a photo, 128, 512 or 1600 pixels at the longest side',
  params: idParams,
  query: t.Object({
    width: t.Optional(
      t.Integer({ minimum: 1, maximum: 10_000, description: 'Pixels it will be shown at; 512 unless told' }),
    ),
  }),
  response: 'file',
  async run(context, { params, query }) {
    const picture = await findFile(pictureFiles, context, params.id, 'read')
    const kept = await context.files.get(thumbnailKey(picture.file_key, thumbnailFor(query.width ?? 512)))
    if (!kept) return noPicture()
    return fileResponse(kept.bytes, kept.contentType, `${file(picture.filename)}.webp`, { inline: true })
  },
})
