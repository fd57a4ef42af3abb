import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { addForCustomer } from '@core/files/add-for-customer'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { attachments } from '@core/files/attachments/attached-files'
import { addFile, keepFile, type OwnedFile, type OwnedFiles, removeFile } from '@core/files/owned-files'
import { Picture } from '@core/files/pictures/picture'
import { smallPicture, wholePicture } from '@core/files/pictures/picture-answers'
import { addPicture, pictureFiles, takenAt } from '@core/files/pictures/pictures'
import { keysOf } from '@core/files/pictures/thumbnails'
import { fileResponse, noPicture } from '@core/http/response'
import { idParams } from '@core/resource/schemas'
import { flowLink } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { WITHOUT_ANSWER } from '../contract/field-types'
import { customerForm } from '../domain/customer-form'
import { customersForm } from '../domain/customers-form'
import { shownForm, shownToCustomer, takenForCustomer } from '../domain/shown-to-customer'

const access = { hash: flowLink } as const
const hash = t.String({ maxLength: 64 })
const linkLimit = { of: 'photos on forms of a link', within: [{ most: 200, seconds: 300 }] } as const
const place = t.String({ maxLength: 255, pattern: '^[\\w-]+(\\.[\\w-]+\\.[\\w-]+)?$' })
const sent = t.Object({
  hash,
  field_name: place,
  file: t.Any({ description: 'Photo of at most 10 MB, or a PDF' }),
  taken_at: takenAt,
})
const one = t.Object({ id: t.Integer({ minimum: 1 }), taken_id: t.Integer({ minimum: 1 }) })

/**
 * Adds what a customer took for a place of a form. It is looked at again once it was read: who sends the form meanwhile sends
 * it without.
 *
 * @throws Problem 422 for a place that takes none, 409 for a form that was sent
 */
async function take(
  context: Context,
  { flowId, id, place, files }: { flowId: number; id: number; place: string; files: OwnedFiles },
  add: (vertical_id: number, customer: string) => Promise<OwnedFile>,
) {
  const { item, fields, staffOnly, flow } = await customersForm(context, flowId, id, 'read')
  if (item.status !== 'open') throw context.refuse('surveys.customer_sent')
  const [group, , name = group] = place.split('.')
  const own = customerForm(fields, item, staffOnly).fields
  const field = own.find(({ field_name }) => field_name === name)
  const takes = field?.field_type === 'file' ? attachments : pictureFiles
  if (!field || !WITHOUT_ANSWER.has(field.field_type) || takes !== files || (field.group ?? name) !== group)
    throw invalid('field_name', 'surveys.not_asked')
  const made = await addForCustomer(files, context, flowId, 'surveys.too_many_taken', () =>
    add(item.vertical_id, flow.relation_fullname),
  )
  try {
    return await shownToCustomer(context, await customersForm(context, flowId, id, 'write'))
  } catch (error) {
    await context.files.delete(made.file_key)
    throw error
  }
}

const storePicture = call({
  method: 'POST',
  path: 'flowdataitem/:id/picturebycustomer',
  access,
  summary: 'The customer takes a photo, a drawing or a signature for a place of a form (R-PORT-011)',
  multipart: 'photo',
  status: 201,
  params: idParams,
  linkLimit,
  body: sent,
  response: shownForm,
  run: (context, { recordId: flowId, params: { id }, body: { field_name, file, taken_at } }) =>
    take(context, { flowId, id, place: field_name, files: pictureFiles }, (vertical_id, customer) => {
      const taken = taken_at ? { taken_at: new Date(taken_at) } : {}
      const of = { picturable_type: 'flowdataitem', picturable_id: id, flow_data_item_id: id, flow_id: flowId }
      return addPicture(context, file, { ...of, ...taken, vertical_id, field_name, by_customer: true }, customer)
    }),
})

const storeFile = call({
  method: 'POST',
  path: 'flowdataitem/:id/filebycustomer',
  access,
  summary: 'The customer adds a file to a place of a form: a picture or a PDF',
  multipart: 'shared',
  status: 201,
  params: idParams,
  linkLimit,
  body: sent,
  response: shownForm,
  run: (context, { recordId: flowId, params: { id }, body: { field_name, file } }) =>
    take(context, { flowId, id, place: field_name, files: attachments }, async (_, customer) => {
      const { columns } = await keepFile(attachments, context, file)
      const of = { attachedfileable_type: 'flowdataitem', attachedfileable_id: id, flow_id: flowId }
      return addFile(attachments, context, { ...columns, ...of, field_name, by_customer: true }, customer)
    }),
})

/** What was taken for a field that the customer sees. @throws Problem 404 */
async function seen(context: Context, flowId: number, id: number, takenId: number, kind: 'pictures' | 'files') {
  const { item, fields, staffOnly } = await customersForm(context, flowId, id, 'read')
  const shown = await takenForCustomer(context, id, customerForm(fields, item, staffOnly).fields)
  if (!shown[kind].some(taken => taken.id === takenId)) throw notFound()
}

async function pictureOf(context: Context, flowId: number, { id, taken_id }: { id: number; taken_id: number }) {
  await seen(context, flowId, id, taken_id, 'pictures')
  const picture = await openRecord(context, Picture, { id: taken_id, flow_data_item_id: id })
  if (!picture) throw notFound()
  return picture
}

async function fileOf(context: Context, flowId: number, { id, taken_id }: { id: number; taken_id: number }) {
  await seen(context, flowId, id, taken_id, 'files')
  const of = { attachedfileable_type: 'flowdataitem', attachedfileable_id: id }
  const file = await openRecord(context, AttachedFile, { id: taken_id, ...of })
  if (!file) throw notFound()
  return file
}

/** Takes back what the customer sent; what staff added stays. @throws Problem 404, 409 for a form that was sent */
async function takeBack(
  context: Context,
  files: OwnedFiles,
  file: OwnedFile & { by_customer: boolean },
  { flowId, id, keys }: { flowId: number; id: number; keys?: string[] },
) {
  const form = await customersForm(context, flowId, id, 'write')
  if (!file.by_customer) throw notFound()
  await removeFile(files, context, file, keys)
  return shownToCustomer(context, form)
}

/** Photos and files that a customer takes for the forms that they are asked to fill in (R-PORT-011). */
export const takenByCustomer: readonly Call[] = [
  storePicture,
  storeFile,
  call({
    method: 'GET',
    path: 'flowdataitem/:id/picturebycustomer/:taken_id',
    operationId: 'flowdataitem.showpicturebycustomer',
    access,
    summary: 'A photo of a form, for its customer: as it is, or a thumbnail for a width',
    params: one,
    query: t.Object({
      hash,
      width: t.Optional(t.Integer({ minimum: 1, maximum: 10_000, description: 'Pixels it will be shown at' })),
    }),
    response: 'file',
    async run(context, { recordId, params, query: { width } }) {
      const picture = await pictureOf(context, recordId, params)
      return width ? smallPicture(context, picture, width) : wholePicture(context, picture)
    },
  }),
  call({
    method: 'GET',
    path: 'flowdataitem/:id/filebycustomer/:taken_id',
    operationId: 'flowdataitem.showfilebycustomer',
    access,
    summary: 'A file of a form, for its customer',
    params: one,
    query: t.Object({ hash }),
    response: 'file',
    async run(context, { recordId, params }) {
      const file = await fileOf(context, recordId, params)
      const kept = await context.files.get(file.file_key)
      return kept ? fileResponse(kept.bytes, file.content_type, file.filename) : noPicture()
    },
  }),
  call({
    method: 'POST',
    path: 'flowdataitem/:id/picturebycustomer/:taken_id/remove',
    access,
    summary: 'The customer takes a photo of a form back',
    params: one,
    body: t.Object({ hash }, { additionalProperties: false }),
    response: shownForm,
    async run(context, { recordId: flowId, params }) {
      const picture = await pictureOf(context, flowId, params)
      return takeBack(context, pictureFiles, picture, { flowId, id: params.id, keys: [...keysOf(picture.file_key)] })
    },
  }),
  call({
    method: 'POST',
    path: 'flowdataitem/:id/filebycustomer/:taken_id/remove',
    access,
    summary: 'The customer takes a file of a form back',
    params: one,
    body: t.Object({ hash }, { additionalProperties: false }),
    response: shownForm,
    async run(context, { recordId: flowId, params }) {
      return takeBack(context, attachments, await fileOf(context, flowId, params), { flowId, id: params.id })
    },
  }),
]
