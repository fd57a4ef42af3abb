import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { inputSchema } from '@core/db/schema'
import { fileResponse } from '@core/http/response'
import { answer, asPreferred, checkVersion, updateRecord, withVersion } from '@core/resource/record'
import { accessOf, idParams, listAnswer, listParams, listParts, rowWith } from '@core/resource/schemas'
import { bodyWithUnchanged, fieldsAnswered, withoutUnchanged } from '@core/resource/unchanged'
import { safeFileName } from '@core/storage/file-name'
import { extensionOf, findFile, listFiles, type OwnedFile, type OwnedFiles, removeFile } from './owned-files'

/** List, change and delete of files that hang on records (S0 §7.2); how they are stored and read differs. */
export function ownedFileCalls(
  files: OwnedFiles,
  keysOf: (file: OwnedFile) => readonly string[] = file => [file.file_key],
): Call[] {
  const { resource } = files
  // Of files that hang on anything the record says the rest.
  const access = accessOf(resource)
  const enrich = resource.enrich ?? []
  const row = rowWith(resource, enrich)
  const changed = bodyWithUnchanged(
    inputSchema(resource.entity, { readonly: resource.readonly ?? [], partial: true }),
    row,
  )
  const update = (method: 'PATCH' | 'PUT') =>
    call({
      method,
      path: `${resource.path}/:id`,
      operationId: `${resource.path}.${method === 'PATCH' ? 'update' : 'put'}`,
      access,
      summary: `Change what is known of one of ${resource.path}; where it hangs stays as it is`,
      params: idParams,
      body: changed,
      response: row,
      async run(context, { params, body, request }) {
        const file = await findFile(files, context, params.id, 'write')
        await checkVersion(request, file, () => answer(resource, enrich, context, file), body)
        const changes = await withoutUnchanged(changed, body, fieldsAnswered(context, resource.entity, file))
        if (typeof changes.filename === 'string') {
          if (!changes.filename.trim()) throw invalid('filename', 'core.required')
          const is = { contentType: file.content_type, extension: extensionOf(file.file_key) }
          changes.filename = safeFileName(changes.filename, is)
        }
        await updateRecord(resource, context, file, changes)
        return asPreferred(request, await answer(resource, enrich, context, file))
      },
    })
  return [
    call({
      method: 'GET',
      path: resource.path,
      operationId: `${resource.path}.list`,
      access,
      summary: `List of ${resource.path}, of records that the user may see`,
      query: listParams(resource),
      response: listAnswer(row),
      parts: listParts(row),
      run: (context, { request, query }) => listFiles(files, context, request, query),
    }),
    update('PATCH'),
    update('PUT'),
    call({
      method: 'DELETE',
      path: `${resource.path}/:id`,
      operationId: `${resource.path}.delete`,
      access,
      summary: `Delete one of ${resource.path}`,
      params: idParams,
      response: 'nothing',
      async run(context, { params, request }) {
        const file = await findFile(files, context, params.id, 'write')
        await checkVersion(request, file, () => answer(resource, enrich, context, file))
        await removeFile(files, context, file, keysOf(file))
        return undefined
      },
    }),
  ]
}

/** The file itself, as a download with both file-name headers (R-FILE-001). */
export const downloadCall = (files: OwnedFiles): Call =>
  call({
    method: 'GET',
    path: `${files.resource.path}/:id`,
    operationId: `${files.resource.path}.get`,
    access: accessOf(files.resource),
    summary: `Download one of ${files.resource.path}`,
    params: idParams,
    response: 'file',
    async run(context, { params }) {
      const file = await findFile(files, context, params.id, 'read')
      return withVersion(await keptFile(context, file), file)
    },
  })

/** @throws Problem 404 when its bytes are gone */
export async function keptFile(context: Context, file: OwnedFile): Promise<Response> {
  const kept = await context.files.get(file.file_key)
  if (!kept) throw notFound()
  return fileResponse(kept.bytes, file.content_type, file.filename)
}
