import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { attachments } from '@core/files/attachments/attached-files'
import { addFile } from '@core/files/owned-files'
import type { TemplatedWork } from '@plugins/surveys/contract/work-templates'

const COLUMNS = ['id', 'filename', 'content_type', 'size', 'file_key'] as const

/** Copies the files that hang on a project to another, so that each can lose its own. */
export async function copyFiles(
  context: Context,
  { from, to }: { readonly from: TemplatedWork; readonly to: TemplatedWork },
): Promise<void> {
  const where = { attachedfileable_type: 'project', attachedfileable_id: from.id }
  for (const file of await readRows(context, AttachedFile, COLUMNS, where, 'id')) {
    const kept = await context.files.get(file.file_key)
    if (!kept) continue
    const extension = file.file_key.split('.').at(-1)
    const file_key = `company/${context.company.id}/attachedfile/${crypto.randomUUID()}.${extension}`
    await context.files.put(file_key, kept.bytes, file.content_type)
    await addFile(attachments, context, {
      ...{ filename: file.filename, content_type: file.content_type, size: file.size, file_key },
      ...{ attachedfileable_type: 'project', attachedfileable_id: to.id, flow_id: to.flow_id ?? null },
      user_id: context.user?.id ?? null,
    })
  }
}
