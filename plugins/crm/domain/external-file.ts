import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { invalid } from '@core/context/problem'
import { attachments } from '@core/files/attachments/attached-files'
import { deleteFiles } from '@core/files/delete-files'
import { addFile } from '@core/files/owned-files'
import type { Addition } from '@core/resource/resource'
import { uploadOf } from '@core/storage/accepted-file'
import { safeFileName } from '@core/storage/file-name'
import { Type as t } from '@sinclair/typebox'

/** A file that is kept until dossiers are imported with it. */
export interface ExternalFile {
  readonly externalFilename: string
  readonly externalFilepath: string
}

/** Days that it waits: an import that was stopped may go on with it. */
const WAITING_DAYS = 30

/** Where files for imports of this company wait; nothing else lies there. */
const isWaiting = (context: Context, path: string) =>
  new RegExp(`^company/${context.company.id}/externalfile/[0-9a-f-]{36}\\.[a-z0-9]+$`).test(path)

/** Keeps a file for an import. @throws Problem 413, 422 */
export async function keepExternalFile(context: Context, upload: unknown): Promise<ExternalFile> {
  const { name, file: accepted } = uploadOf(upload)
  const key = `company/${context.company.id}/externalfile/${crypto.randomUUID()}.${accepted.extension}`
  await context.files.put(key, accepted.bytes, accepted.contentType)
  const end = new Date()
  end.setDate(end.getDate() + WAITING_DAYS)
  context.enqueue(deleteFiles, { keys: [key] }, end)
  return { externalFilename: safeFileName(name, accepted), externalFilepath: key }
}

/** @throws Problem 422 for a file that is not waiting, or not any more */
export async function checkExternalFile(context: Context, path: string): Promise<void> {
  if (!isWaiting(context, path) || !(await context.files.get(path)))
    throw invalid('externalFilepath', 'crm.external_file_gone')
}

/** Every imported dossier gets a copy of its own, so that deleting one leaves the others. */
export const attachExternalFile = job<ExternalFile & { flow_id: number }>(
  'crm.attach-external-file',
  async ({ flow_id, externalFilename, externalFilepath }, context) => {
    const kept = isWaiting(context, externalFilepath) && (await context.files.get(externalFilepath))
    if (!kept) return
    const [name = ''] = externalFilepath.split('/').slice(-1)
    const extension = name.slice(name.lastIndexOf('.') + 1)
    // Named after the dossier: a second try writes the same file again.
    const file_key = `company/${context.company.id}/attachedfile/${flow_id}-${name}`
    await context.files.put(file_key, kept.bytes, kept.contentType)
    await addFile(attachments, context, {
      filename: safeFileName(externalFilename, { contentType: kept.contentType, extension }),
      content_type: kept.contentType,
      size: kept.bytes.byteLength,
      file_key,
      user_id: context.user?.id ?? null,
      attachedfileable_type: 'flow',
      attachedfileable_id: flow_id,
      flow_id,
    })
  },
)

/** The file of an import among what its rows fill; it can only be chosen for all of them. */
export const externalFile: Addition = {
  fields: {
    externalFilename: t.String({ minLength: 1, maxLength: 255 }),
    externalFilepath: t.String({ maxLength: 500 }),
  },
  // What it left behind are files of the dossier.
  run: async () => undefined,
  async write({ id }, { externalFilename: name, externalFilepath }, context) {
    if (typeof externalFilepath !== 'string') return
    const externalFilename = typeof name === 'string' ? name : externalFilepath
    context.enqueue(attachExternalFile, { externalFilename, externalFilepath, flow_id: id })
  },
}
