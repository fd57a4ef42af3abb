import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { openOwner } from '@core/files/file-owners'
import { fileResponse } from '@core/http/response'
import type { AnyResource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { accessOf, idParams, rowWith } from '@core/resource/schemas'
import { hasTimeline } from '@core/resource/timeline'
import { Type as t } from '@sinclair/typebox'
import { Picture } from '../picture'
import { inOrderTaken, pictures, picturesOfParts, type StoredPicture } from '../pictures'
import { zipPictures } from '../zip-pictures'

/** A record with a timeline has the pictures of what belongs to it too; others have their own, and those of their parts. */
async function picturesOf(context: Context, type: string, id: number): Promise<StoredPicture[]> {
  const where = hasTimeline(context, type) ? { flow_id: id } : { picturable_type: type, picturable_id: id }
  const own: StoredPicture[] = await openRecords(context, Picture, where, { sort: 'id' })
  const parts = await context
    .all(picturesOfParts)
    .find(({ of }) => of.path === type)
    ?.where(context, id)
  const ofParts: StoredPicture[] = parts ? await openRecords(context, Picture, parts, { sort: 'id' }) : []
  return inOrderTaken([...own, ...ofParts])
}

/** The calls about all pictures of one record, for every resource that has them (C-0509, C-0538). */
export const picturesOfRecord = (owner: AnyResource): Call[] => [
  call({
    method: 'GET',
    path: `${owner.path}/:id/getpictures`,
    access: accessOf(owner),
    summary: `Photos of one of ${owner.path}, oldest first`,
    params: idParams,
    response: t.Array(rowWith(pictures, [])),
    async run(context, { params }) {
      await openOwner(context, owner.path, params.id, 'read')
      const found = await picturesOf(context, owner.path, params.id)
      return found.map(picture => toRow(Picture, picture))
    },
  }),
  call({
    method: 'POST',
    path: `${owner.path}/:id/downloadallpictures`,
    access: accessOf(owner),
    summary: `All photos of one of ${owner.path} as a zip`,
    params: idParams,
    response: 'file',
    async run(context, { params }) {
      await openOwner(context, owner.path, params.id, 'read')
      const found = await picturesOf(context, owner.path, params.id)
      if (!found.length) throw context.refuse('core.no_pictures')
      const stream = zipPictures(context.files, found)
      return fileResponse(stream, 'application/zip', `${owner.path}-${params.id}-fotos.zip`)
    },
  }),
]
