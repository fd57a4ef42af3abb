import { type Call, call } from '@core/context/call'
import type { Registry } from '@core/context/port'
import { invalid, notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { openRecord, openRecords } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { deleteRows, writeNow } from '@core/db/write'
import { fileResponse } from '@core/http/response'
import { toRow } from '@core/resource/row'
import { uploadOf } from '@core/storage/accepted-file'
import { safeFileName } from '@core/storage/file-name'
import { Type as t } from '@sinclair/typebox'
import { documentKinds } from '../contract/document-kind'
import { documentModules } from '../contract/document-modules'
import { fingerprintOf } from '../domain/document-content'
import { documentOf, findDocument, kindOf, knownKind, openDocument } from '../domain/open-document'
import { Attachment } from '../entities/attachment'

const access = { module: documentModules } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })

/** Adds a file to a document of one of the kinds, which the name of the field says. */
const store = (kinds: readonly string[]) =>
  call({
    method: 'POST',
    path: 'attachment',
    operationId: 'attachment.store',
    access,
    summary: 'Attach a file to a document',
    multipart: 'attachment',
    status: 201,
    body: t.Object({
      file: t.Any({ description: 'File of at most 20 MB' }),
      ...Object.fromEntries(kinds.map(code => [`${code}_id`, t.Optional(t.Integer({ minimum: 1 }))])),
    }),
    response: rowSchema(Attachment),
    async run(context, { body }) {
      const given: Readonly<Record<string, unknown>> = body
      const kind = kinds.find(code => given[`${code}_id`] !== undefined)
      if (!kind) throw invalid(`${kinds[0]}_id`, 'core.required')
      const { name, file } = uploadOf(body.file)
      const id = Number(given[`${kind}_id`])
      await openDocument(context, kind, id)
      const { bytes, contentType, extension } = file
      const key = `company/${context.company.id}/attachment/${crypto.randomUUID()}.${extension}`
      await context.files.put(key, bytes, contentType)
      const attachment = await insertRecord(context, Attachment, {
        attachable_type: kind,
        attachable_id: id,
        filename: safeFileName(name, file),
        content_type: contentType,
        size: bytes.byteLength,
        file_key: key,
        digest: fingerprintOf(bytes),
      })
      context.log({ type: kind, id, description: 'attachment_added', after: { filename: attachment.filename } })
      return Response.json(toRow(Attachment, attachment), { status: 201 })
    },
  })

/** Takes a file off a document. */
const remove = call({
  method: 'DELETE',
  path: 'attachment/:id',
  operationId: 'attachment.delete',
  access,
  summary: 'Remove an attachment',
  params,
  response: 'nothing',
  async run(context, { params }) {
    const attachment = await openRecord(context, Attachment, params.id)
    if (!attachment) throw notFound()
    await openDocument(context, attachment.attachable_type, attachment.attachable_id)
    // Of several who remove it at once one does.
    if (!(await deleteRows(context, Attachment, { id: attachment.id }))) throw notFound()
    context.log({
      type: attachment.attachable_type,
      id: attachment.attachable_id,
      description: 'attachment_removed',
      before: { filename: attachment.filename },
    })
    return undefined
  },
})

/** Gives an attachment another name; its kind of file stays. */
const rename = call({
  method: 'PATCH',
  path: 'attachment/:id',
  operationId: 'attachment.update',
  access,
  summary: 'Rename an attachment',
  params,
  body: t.Object({ filename: t.String({ minLength: 1, maxLength: 255 }) }, { additionalProperties: false }),
  response: rowSchema(Attachment),
  example: { filename: 'Legplan.pdf' },
  async run(context, { params, body }) {
    const attachment = await openRecord(context, Attachment, params.id)
    if (!attachment) throw notFound()
    await openDocument(context, attachment.attachable_type, attachment.attachable_id)
    const before = attachment.filename
    const extension = before.split('.').at(-1) ?? ''
    attachment.filename = safeFileName(body.filename, { contentType: attachment.content_type, extension })
    context.log({
      type: attachment.attachable_type,
      id: attachment.attachable_id,
      description: 'attachment_renamed',
      before: { filename: before },
      after: { filename: attachment.filename },
    })
    await writeNow(context)
    return toRow(Attachment, attachment)
  },
})

/** The file itself. */
const get = call({
  method: 'GET',
  path: 'attachment/:id',
  operationId: 'attachment.get',
  access,
  summary: 'Download an attachment',
  params,
  response: 'file',
  async run(context, { params }) {
    const attachment = await openRecord(context, Attachment, params.id)
    if (!attachment) throw notFound()
    await documentOf(context, knownKind(context, attachment.attachable_type), attachment.attachable_id)
    const file = await context.files.get(attachment.file_key)
    if (!file) throw notFound()
    return fileResponse(file.bytes, attachment.content_type, attachment.filename)
  },
})

/** The attachments of one document. */
const list = call({
  method: 'GET',
  path: 'attachment',
  operationId: 'attachment.list',
  access,
  summary: 'Attachments of a document',
  query: t.Object({
    attachable_type: t.String({ maxLength: 32 }),
    attachable_id: t.Integer({ minimum: 1 }),
  }),
  response: t.Array(rowSchema(Attachment)),
  async run(context, { query }) {
    const kind = kindOf(context, query.attachable_type)
    if (!kind || !(await findDocument(context, kind, query.attachable_id))) return []
    const found = await openRecords(
      context,
      Attachment,
      { attachable_type: query.attachable_type, attachable_id: query.attachable_id },
      { sort: 'id' },
    )
    return Response.json(found.map(attachment => toRow(Attachment, attachment)))
  },
})

/** Attachments of documents of every kind that is deployed. */
export const attachmentCalls = (all: <T>(registry: Registry<T>) => readonly T[]): readonly Call[] => [
  store(all(documentKinds).map(({ code }) => code)),
  remove,
  rename,
  get,
  list,
]
