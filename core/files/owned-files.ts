import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { buildRecord, insertBuilt } from '@core/db/insert'
import { readRow } from '@core/db/list'
import type { EntityOf } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { checkReferences } from '@core/resource/check-references'
import { type ListInput, listRows } from '@core/resource/list-rows'
import type { AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'
import { uploadOf } from '@core/storage/accepted-file'
import { safeFileName } from '@core/storage/file-name'
import { deleteFiles } from './delete-files'
import { type FileUse, fileLocks, type HangsOn, openOwner, ownedBy } from './file-owners'

/** A table of files that hang on records: pictures, attached files. */
export interface OwnedFiles {
  readonly resource: AnyResource
  readonly on: HangsOn
}

/** What every such table has. */
export interface OwnedFile extends EntityRow {
  filename: string
  content_type: string
  file_key: string
  flow_id?: number | null
}

/** A page of the files whose owner the user may see, as lists answer (R-API-003). */
export const listFiles = (files: OwnedFiles, context: Context, request: Request, query: ListInput): Promise<Response> =>
  listRows(files.resource, files.resource.enrich ?? [], context, request, query, {
    also: ownedBy(context, files.on, 'read'),
  })

/**
 * One file.
 *
 * @throws Problem 404 when it is unknown or its owner is nothing for this user, 409 to change one that stays as it is
 */
export async function findFile(files: OwnedFiles, context: Context, id: number, use: FileUse): Promise<OwnedFile> {
  const { entity } = files.resource
  const found = await readRow(context, entity, { id }, { also: ownedBy(context, files.on, use) })
  const file = found && (await openRecord(context, entity as EntityOf<OwnedFile>, id))
  if (!file) throw notFound()
  if (use === 'write') await checkLocks(files, context, file)
  return file
}

/** Asks every record that has a say in it, and holds it: who sends it meanwhile waits, and then finds all of its files. */
async function checkLocks({ on }: OwnedFiles, context: Context, file: OwnedFile): Promise<void> {
  const columns: Readonly<Record<string, unknown>> = { ...file }
  for (const { of, column } of context.all(fileLocks)) {
    const own = typeof on === 'string' && columns[`${on}_type`] === of.path && columns[`${on}_id`]
    const id = own || columns[column]
    if (typeof id !== 'number') continue
    await openRecord(context, of.entity, id, { hold: true })
    await openOwner(context, of.path, id, 'write')
  }
}

/** Keeps the bytes of an upload and answers the columns that say what they are. @throws Problem 422 where there is none */
export async function keepFile(files: OwnedFiles, context: Context, upload: unknown) {
  const { name, file: accepted } = uploadOf(upload)
  const key = `company/${context.company.id}/${files.resource.path}/${crypto.randomUUID()}.${accepted.extension}`
  await context.files.put(key, accepted.bytes, accepted.contentType)
  return {
    accepted,
    columns: {
      filename: safeFileName(name, accepted),
      content_type: accepted.contentType,
      size: accepted.bytes.byteLength,
      file_key: key,
      user_id: context.user?.id ?? null,
    },
  }
}

/**
 * Saves a new file, with a line in the log of the dossier: of the user, or of the customer with this name, whose call looks
 * itself whether the file may still come.
 *
 * @throws Problem 409 on a record that was sent while the file was read
 */
export async function addFile(
  files: OwnedFiles,
  context: Context,
  columns: Record<string, unknown> & { filename: string; flow_id: number | null },
  customerName?: string,
): Promise<OwnedFile> {
  const { entity, path } = files.resource
  const file = buildRecord(context, entity as EntityOf<OwnedFile>, columns)
  await checkReferences(entity, context, [{ record: file, given: columns }])
  await insertBuilt(context, entity, file)
  if (!customerName) await checkLocks(files, context, file).catch(error => dropBytes(context, file, error))
  context.log({
    type: path,
    id: file.id,
    flowId: columns.flow_id,
    description: 'created',
    after: { filename: columns.filename },
    ...(customerName ? { customerName } : {}),
  })
  return file
}

/** The row goes with the transaction; its bytes do not. */
async function dropBytes(context: Context, { file_key }: OwnedFile, error: unknown): Promise<never> {
  await context.files.delete(file_key)
  throw error
}

/**
 * Removes a file; its bytes go once nothing can refer to them any more.
 *
 * @throws Problem 404 when somebody else removed it meanwhile
 */
export async function removeFile(
  files: OwnedFiles,
  context: Context,
  file: OwnedFile,
  keys: readonly string[] = [file.file_key],
): Promise<void> {
  if (!(await deleteRows(context, files.resource.entity, { id: file.id }))) throw notFound()
  context.enqueue(deleteFiles, { keys: [...keys] })
  context.log({
    type: files.resource.path,
    id: file.id,
    flowId: file.flow_id,
    description: 'deleted',
    before: { filename: file.filename },
  })
}

/** The ending that the bytes of a kept file asked for. */
export const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
