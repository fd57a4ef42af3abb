import type { BatchWork } from '@core/batches/batch-work'
import { startBatch } from '@core/batches/start-batch'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import type { RowStatus } from '@core/db/imports/row-values'
import { importRowIds } from '@core/db/imports/rows'
import type { OfFile } from './import-work'
import type { ImportRecord } from './open-import'

/** Starts the work of a step on the rows of a file with one of these statuses. @throws Problem 409 when there are none */
export async function startImportBatch(
  context: Context,
  file: ImportRecord,
  step: ImportRecord['step'],
  work: BatchWork<OfFile>,
  statuses: readonly RowStatus[],
  order: 'asc' | 'desc' = 'asc',
): Promise<{ batchId: number }> {
  const rows = await importRowIds(context, file.id, { statuses, order })
  if (!rows.length) throw refused('core.import_nothing_left')
  const started = await startBatch(context, work, { importfile_id: file.id }, rows)
  file.step = step
  file.batch_id = started.batchId
  return started
}
