import { type Call, call } from '@core/context/call'
import type { Registry } from '@core/context/port'
import { answerMade } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { Picture } from '../picture'
import { addPicture, ownerColumnsOf, ownerFields, type PictureOwner, pictures } from '../pictures'

/** Uploads a photo to a record (C-0248). */
export const storePicture = (all: <T>(registry: Registry<T>) => readonly T[]): Call =>
  call({
    method: 'POST',
    path: 'picture',
    operationId: 'picture.store',
    access: { role: 100 },
    summary: 'Upload a photo: jpg, png, gif, webp or heic',
    multipart: 'photo',
    status: 201,
    body: t.Object({ file: t.Any({ description: 'Photo of at most 10 MB' }), ...ownerFields(all) }),
    response: rowWith(pictures, []),
    async run(context, { body }) {
      const owner = await ownerColumnsOf(context, body as PictureOwner)
      return answerMade(pictures, toRow(Picture, await addPicture(context, body.file, owner)))
    },
  })
