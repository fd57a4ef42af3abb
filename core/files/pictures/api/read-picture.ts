import { call } from '@core/context/call'
import { findFile } from '@core/files/owned-files'
import { withVersion } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { smallPicture, wholePicture } from '../picture-answers'
import { pictureFiles } from '../pictures'

const access = { role: 100 } as const

/** The photo itself, as a download. */
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
    return withVersion(await wholePicture(context, picture), picture)
  },
})

/** A thumbnail (C-0579). */
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
    return smallPicture(context, picture, query.width ?? 512)
  },
})
