import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { invalid, notFound } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { openRecord } from '@core/db/open-record'
import { hasTrash } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { acceptBackground } from '@core/storage/accept-background'
import { type AcceptedFile, acceptImage } from '@core/storage/accept-upload'
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
  readonly accept?: (file: File) => Promise<AcceptedFile>
  /** @throws Problem for a record that has no such picture */
  readonly check?: (record: EntityRow, context: Context) => void
}

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const asItCame = async (file: File) => acceptImage(new Uint8Array(await file.arrayBuffer()))

/** A picture that fills the width of a page. */
export const background = { changed: 'background_changed', accept: acceptBackground } as const

/** Shows, replaces and removes the picture of a record. The previous file is deleted after the commit. */
export function ownPictureCalls(picture: OwnPicture): readonly Call[] {
  const { entity, column, name, where, changed, module, role, accept = asItCame, check } = picture
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
      multipart: 'picture',
      response: 'nothing',
      async run(context, { params: { id }, body }) {
        const record = await find(context, id)
        check?.(record, context)
        if (!(body.file instanceof File)) throw invalid('file', 'core.required')
        const { bytes, contentType, extension } = await accept(body.file)
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
