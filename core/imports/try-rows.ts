import type { Context } from '@core/context/context'
import { importRowIds } from '@core/db/imports/rows'
import { writeNow } from '@core/db/write'
import { checkRows, importRows } from './import-rows'
import type { ImportRecord } from './open-import'

/** Tries every row of a short file at once, within the request that reads it; a longer one is tried by a batch. */
export async function tryRows(context: Context, file: ImportRecord): Promise<void> {
  file.step = 'check'
  await writeNow(context)
  const ids = await importRowIds(context, file.id)
  // Trying changes nothing that could be taken back.
  await checkRows.some(context, { importfile_id: file.id }, ids, () => undefined)
}

/** Imports every row of a short file that is right, within the request that reads it; undone as any other import. */
export async function importShort(context: Context, file: ImportRecord): Promise<void> {
  file.step = 'run'
  file.started_at = new Date()
  await writeNow(context)
  const ids = await importRowIds(context, file.id)
  await importRows.some(context, { importfile_id: file.id }, ids, () => undefined)
}
