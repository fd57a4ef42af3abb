import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { OPEN_STATUSES } from '@core/db/imports/row-values'
import { leaveImportRows } from '@core/db/imports/rows'
import { writeNow } from '@core/db/write'
import { stateOf } from './import-answer'
import { importRecords } from './import-records'
import { importRows } from './import-rows'
import { importWork, rowsOf } from './import-work'
import { idleImport } from './open-import'
import { startImportBatch } from './start-import-batch'

interface Wanted {
  /** Numbers of the rows to import; the others are left. */
  readonly rows: readonly number[]
  /** Values of fields, by name, for rows that say nothing of them. */
  readonly defaults: Readonly<Record<string, unknown>>
}

/**
 * Imports some rows of a file that was tried, as a batch.
 *
 * @throws Problem 404; 409 when that was begun before; 422 for values that no record takes
 */
export async function startSome(
  context: Context,
  id: number,
  { rows, defaults }: Wanted,
): Promise<{ batchId: number }> {
  const { file, batch } = await idleImport(context, id)
  if (stateOf(file, batch) !== 'checked') throw refused('core.import_started')
  await leaveImportRows(context, file.id, OPEN_STATUSES, rows)
  file.defaults = { ...defaults }
  file.started_at = new Date()
  await writeNow(context)
  await tryFirst(context, file.id, rows[0] ?? 0)
  return startImportBatch(context, file, 'run', importRows, OPEN_STATUSES)
}

/** Tries a row that was right before: what is wrong now is in the values for all of them. @throws Problem */
async function tryFirst(context: Context, importfile_id: number, id: number): Promise<void> {
  const work = await importWork(context, { importfile_id })
  const [tried] = await importRecords(context, work, await rowsOf(context, [id]), { keep: false })
  if (!tried) throw notFound()
  if ('problem' in tried) throw tried.problem
}
