import { type Call, call } from '@core/context/call'
import type { Registry } from '@core/context/port'
import { fileOwners, openOwner } from '@core/files/file-owners'
import { downloadCall, ownedFileCalls } from '@core/files/owned-file-calls'
import { addFile, keepFile, type OwnedFiles } from '@core/files/owned-files'
import { answerMade } from '@core/resource/record'
import { resource } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { rowWith } from '@core/resource/schemas'
import { flowOf } from '@core/resource/timeline'
import { Type as t } from '@sinclair/typebox'
import { AttachedFile } from './attached-file'

/** Files on records (S0 §7.5). Their calls are written out, because the record says who may see them. */
export const attachedFiles = resource({
  entity: AttachedFile,
  sort: '-id',
  calls: [],
  readonly: [
    'attachedfileable_type',
    'attachedfileable_id',
    'flow_id',
    'field_name',
    'content_type',
    'size',
    'user_id',
    'by_customer',
  ],
})

export const attachments: OwnedFiles = { resource: attachedFiles, on: 'attachedfileable' }
const access = { role: 100 } as const

/** The calls of attached files, for the records that plugins registered. */
export const attachedFileCalls = (all: <T>(registry: Registry<T>) => readonly T[]): Call[] => [
  ...ownedFileCalls(attachments),
  store('attachedfile', 'attachedfile.store', all),
  store('attachedfile/upload', 'attachedfile.upload', all),
  downloadCall(attachments),
]

/** Stores a file; the company is that of the user, whatever `company_id` says (C-0258, C-0495). */
const store = (path: string, operationId: string, all: <T>(registry: Registry<T>) => readonly T[]) =>
  call({
    method: 'POST',
    path,
    operationId,
    access,
    summary: 'Attach a file to a record',
    multipart: 'attachment',
    status: 201,
    body: t.Object({
      file: t.Any({ description: 'File of at most 20 MB' }),
      attachedfileable_type: t.Union(all(fileOwners).map(owner => t.Literal(owner.path))),
      attachedfileable_id: t.Integer({ minimum: 1 }),
      field_name: t.Optional(t.String({ maxLength: 255 })),
    }),
    response: rowWith(attachedFiles, []),
    async run(context, { body }) {
      const owner = await openOwner(context, body.attachedfileable_type, body.attachedfileable_id, 'write')
      const { columns } = await keepFile(attachments, context, body.file)
      const made = await addFile(attachments, context, {
        ...columns,
        attachedfileable_type: body.attachedfileable_type,
        attachedfileable_id: owner.id,
        flow_id: flowOf(context, body.attachedfileable_type, owner),
        field_name: body.field_name ?? null,
      })
      return answerMade(attachedFiles, toRow(AttachedFile, made))
    },
  })
