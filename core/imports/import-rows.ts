import { type BatchWork, batchWorkOnSets } from '@core/batches/batch-work'
import { markRows } from '@core/db/imports/rows'
import { errorsOf } from './errors-of'
import { importRecords } from './import-records'
import { importWork, type OfFile, rowsOf } from './import-work'

const WOULD = { created: 'create', updated: 'update', skipped: 'skip' } as const

/** Tries rows of a file as an import would, and takes them back at once: what is told beforehand is what happens. */
export const checkRows: BatchWork<OfFile> = batchWorkOnSets('core.check-import', async (context, file, ids) => {
  const rows = await rowsOf(context, ids)
  const tried = await importRecords(context, await importWork(context, file), rows, { keep: false })
  await markRows(
    context,
    tried.map(({ row: { id }, ...outcome }) => {
      if ('problem' in outcome) return { id, status: 'wrong', errors: errorsOf(outcome.problem) }
      const { status, record_id, along = [] } = outcome.value
      return {
        id,
        status: WOULD[status],
        record_id: status === 'created' ? null : record_id,
        along: along.filter(({ made }) => !made),
      }
    }),
  )
  return []
})

/** Imports rows of a file; a wrong one is left out and stops no other. */
export const importRows: BatchWork<OfFile> = batchWorkOnSets('core.import-rows', async (context, file, ids) => {
  const rows = await rowsOf(context, ids)
  const tried = await importRecords(context, await importWork(context, file), rows, { keep: true })
  await markRows(
    context,
    tried.map(({ row: { id }, ...outcome }) =>
      'problem' in outcome ? { id, status: 'refused', errors: errorsOf(outcome.problem) } : { id, ...outcome.value },
    ),
  )
  return []
})
