import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { openRecord, openRecords } from '@core/db/open-record'
import { addForCustomer } from '@core/files/add-for-customer'
import { removeFile } from '@core/files/owned-files'
import { Picture } from '@core/files/pictures/picture'
import { smallPicture, wholePicture } from '@core/files/pictures/picture-answers'
import { addPicture, pictureFiles, type StoredPicture } from '@core/files/pictures/pictures'
import { keysOf } from '@core/files/pictures/thumbnails'
import { idParams } from '@core/resource/schemas'
import { type FlowFacts, fileReceived, flowLink, flowReader } from '@plugins/crm/contract'
import { type Static, Type as t } from '@sinclair/typebox'

const access = { hash: flowLink } as const
const hash = t.String({ maxLength: 64 })

/** A photo as the customer who sent it sees it. */
export const customerPicture = t.Object({
  id: t.Integer(),
  filename: t.String(),
  status: t.Union([t.Literal('processing'), t.Literal('ready'), t.Literal('failed')]),
})

const shown = ({ id, filename, status }: StoredPicture): Static<typeof customerPicture> => ({ id, filename, status })

/** The photos that the customer sent about a dossier as a whole, oldest first. What staff keep there is their own. */
export async function picturesByCustomer(context: Context, flowId: number) {
  const found = await openRecords(
    context,
    Picture,
    { flow_id: flowId, picturable_type: 'flow', by_customer: true, flow_data_item_id: null },
    { sort: 'id' },
  )
  return found.map(shown)
}

async function sentPicture(context: Context, flowId: number, id: number): Promise<StoredPicture> {
  await openFlow(context, flowId)
  const found = await openRecord(context, Picture, { id, flow_id: flowId, by_customer: true, flow_data_item_id: null })
  if (!found) throw notFound()
  return found
}

async function openFlow(context: Context, id: number): Promise<FlowFacts> {
  const flow = await context.use(flowReader).flow(context, id)
  if (!flow) throw new Problem(404, flowLink.gone)
  return flow
}

/** Photos that a customer sends about the dossier, looks at and takes back (R-PORT-011). */
export const pictureCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'picture/storebycustomer',
    access,
    summary: 'The customer sends a photo about the dossier: jpg, png, gif, webp or heic',
    multipart: 'photo',
    status: 201,
    body: t.Object({ hash, file: t.Any({ description: 'Photo of at most 10 MB' }) }),
    response: customerPicture,
    async run(context, { recordId, body }) {
      const { relation_fullname } = await openFlow(context, recordId)
      const place = { picturable_type: 'flow', picturable_id: recordId, flow_id: recordId, by_customer: true }
      const made = await addForCustomer(pictureFiles, context, recordId, 'portal.too_many_photos', () =>
        addPicture(context, body.file, place, relation_fullname),
      )
      await context.emit(fileReceived, { type: 'picture', id: made.id, flow_id: recordId, filename: made.filename })
      return shown(made)
    },
  }),
  call({
    method: 'GET',
    path: 'picture/:id/getbycustomer',
    access,
    summary: 'A photo that the customer sent: as it is, or a thumbnail for a width',
    params: idParams,
    query: t.Object({
      hash,
      width: t.Optional(t.Integer({ minimum: 1, maximum: 10_000, description: 'Pixels it will be shown at' })),
    }),
    response: 'file',
    async run(context, { recordId, params, query }) {
      const picture = await sentPicture(context, recordId, params.id)
      return query.width ? smallPicture(context, picture, query.width) : wholePicture(context, picture)
    },
  }),
  call({
    method: 'POST',
    path: 'picture/:id/removebycustomer',
    access,
    summary: 'The customer takes a photo back',
    params: idParams,
    query: t.Object({ hash }),
    response: 'nothing',
    async run(context, { recordId, params }) {
      const picture = await sentPicture(context, recordId, params.id)
      await removeFile(pictureFiles, context, picture, keysOf(picture.file_key))
      return undefined
    },
  }),
]
