import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { notFound } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { openRecord } from '@core/db/open-record'
import { hasTrash } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { uploadOf } from '@core/storage/accepted-file'
import type { UploadPurpose } from '@core/storage/upload-purposes'
import { Type as t } from '@sinclair/typebox'
import { deleteFiles } from './delete-files'
import { showPicture } from './show-picture'

/** A picture that a record has one of: one column of its entity. */
interface OwnPicture {
  /** A company, or a record of one. */
  readonly entity: Entity
  /** Column with the key of the file. */
  readonly column: string
  /** Name of the sub-path of the calls: `background`. */
  readonly name: string
  /** Where the picture appears, for the API summary: `beside the sign-in form`. */
  readonly where: string
  /** What the log says of another one: `background_changed`. */
  readonly changed: string
  readonly module: ModuleTag
  /** Least role for changing it. */
  readonly role: number
  /** What is kept of an upload; the picture as it came when left out. */
  readonly purpose?: UploadPurpose
  /** @throws Problem for a record that has no such picture */
  readonly check?: (record: EntityRow, context: Context) => void
}

const params = t.Object({ id: t.Integer({ minimum: 1 }) })

/** A picture that fills the width of a page. */
export const background = { changed: 'background_changed', purpose: 'background' } as const

/** Shows, replaces and removes the picture of a record. The previous file is deleted after the commit. */
export function ownPictureCalls(picture: OwnPicture): readonly Call[] {
  const { entity, column, name, where, changed, module, role, purpose = 'picture', check } = picture
  const path = entity.meta.tableName
  const find = async (context: Context, id: number) => {
    const live = hasTrash(entity) ? { id, deleted_at: null } : { id }
    const record = await openRecord(context, entity, live)
    if (!record) throw notFound()
    return record
  }
  const replace = (context: Context, record: EntityRow, key: string | null) => {
    dropPicture(context, record, column)
    record[column] = key
    context.log({ type: path, id: record.id, description: changed })
  }
  return [
    call({
      method: 'GET',
      path: `${path}/:id/get${name}`,
      access: { module },
      summary: `Picture ${where}`,
      params,
      response: 'file',
      run: async (context, { params: { id } }) =>
        showPicture(context.files, keyOf(await find(context, id), column), name),
    }),
    call({
      method: 'POST',
      path: `${path}/:id/update${name}`,
      access: { module, role },
      summary: `Upload the picture ${where}`,
      params,
      body: t.Object({ file: t.Any({ description: 'Picture of at most 10 MB' }) }),
      multipart: purpose,
      response: 'nothing',
      async run(context, { params: { id }, body }) {
        const record = await find(context, id)
        check?.(record, context)
        const { bytes, contentType, extension } = uploadOf(body.file).file
        const key = `company/${record.company_id ?? id}/${name}-${crypto.randomUUID()}.${extension}`
        await context.files.put(key, bytes, contentType)
        replace(context, record, key)
      },
    }),
    call({
      method: 'POST',
      path: `${path}/:id/delete${name}`,
      access: { module, role },
      summary: `Take the picture ${where} away`,
      params,
      response: 'nothing',
      run: async (context, { params: { id } }) => replace(context, await find(context, id), null),
    }),
  ]
}

const keyOf = (record: EntityRow, column: string) => (record[column] ?? null) as string | null

/** Takes a picture off a record; its file is deleted after the commit. */
export function dropPicture(context: Context, record: EntityRow, column: string): void {
  const key = keyOf(record, column)
  if (key) context.enqueue(deleteFiles, { keys: [key] })
  record[column] = null
}
