import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { attachments } from '@core/files/attachments/attached-files'
import { addFile, extensionOf, findFile, keepFile, type OwnedFile, type OwnedFiles } from '@core/files/owned-files'
import { Upload } from '@core/storage/accepted-file'
import { tooLarge } from '@core/storage/file-refused'
import { limitOf } from '@core/storage/upload-purposes'
import type { AssistMailRecord } from '../entities/assist-mail'
import { internalFiles } from '../resources/assist-files'
import { sharedFiles } from '../resources/flow-files'

/** Files that go along with one mail (R-FLOW-031). */
export const MOST_FILES = 3

/** Where files of a dossier lie that may go along. */
const SOURCES: Readonly<Record<string, OwnedFiles>> = {
  attachedfile: attachments,
  flowfile: sharedFiles,
  assistfile: internalFiles,
}
/** A file of the dossier by where it can be downloaded: `flowfile/12`. */
export const ENCLOSED = `^(?:${Object.keys(SOURCES).join('|')})/[1-9][0-9]{0,14}$`

type Sized = OwnedFile & { size: number }

/** What goes along with a mail: uploads, and files of the dossier by where they lie. */
export interface Enclosed {
  readonly uploads: readonly Upload[]
  readonly chosen: readonly Sized[]
}

/**
 * Finds what goes along.
 *
 * @throws Problem 422 for more files than may go along, or one that is no file of the dossier
 * @throws FileRefused 413 when they are larger together than one mail takes (G-UPL)
 */
export async function findEnclosed(
  context: Context,
  flowId: number,
  files: readonly unknown[],
  enclosed: readonly string[],
): Promise<Enclosed> {
  const uploads = files.filter(file => file instanceof Upload)
  if (uploads.length < files.length) throw invalid('files', 'core.invalid_value')
  if (uploads.length + enclosed.length > MOST_FILES) throw invalid('files', 'crm.mail_files_most', { most: MOST_FILES })
  const chosen: Sized[] = []
  for (const place of enclosed) {
    const [kind = '', id] = place.split('/')
    const source = SOURCES[kind]
    const file = source && (await findFile(source, context, Number(id), 'read').catch(unknown))
    // A file of a profile or of the company is of every dossier.
    if (!file || (file.flow_id ?? flowId) !== flowId) throw invalid('enclosed', 'core.unknown_reference')
    chosen.push(file as Sized)
  }
  const sizes = [...uploads.map(({ file }) => file.bytes.byteLength), ...chosen.map(({ size }) => size)]
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const limit = limitOf('attachment')
  if (bytes > limit * 1024 * 1024) throw tooLarge(limit)
  return { uploads, chosen }
}

const unknown = (error: unknown) => {
  if (error instanceof Error && error.message === 'core.not_found') return null
  throw error
}

/** Keeps copies with the mail: what went along stays, whatever becomes of the original. */
export async function keepEnclosed(
  context: Context,
  mail: AssistMailRecord,
  { uploads, chosen }: Enclosed,
): Promise<void> {
  const about = { flow_id: mail.flow_id, assistmail_id: mail.id }
  for (const file of uploads)
    await addFile(internalFiles, context, { ...(await keepFile(internalFiles, context, file)).columns, ...about })
  for (const { file_key, filename, content_type, size } of chosen) {
    const kept = await context.files.get(file_key)
    if (!kept) throw notFound()
    const key = `company/${context.company.id}/assistfile/${crypto.randomUUID()}.${extensionOf(file_key)}`
    await context.files.put(key, kept.bytes, content_type)
    const columns = { filename, content_type, size, file_key: key, user_id: context.user?.id ?? null }
    await addFile(internalFiles, context, { ...columns, ...about })
  }
}
