import { type BatchWork, batchWork } from '@core/batches/batch-work'
import type { Context } from '@core/context/context'
import { markRow } from '@core/db/imports/rows'
import { errorsOf } from './errors-of'
import { importRecord } from './import-record'
import { importWork, type OfFile, rowOf } from './import-work'
import { tryWork } from './try-work'

const WOULD = { created: 'create', updated: 'update', skipped: 'skip' } as const

/** Tries each row of a file as an import would, and takes it back at once: what is told beforehand is what happens. */
export const checkRows: BatchWork<OfFile> = batchWork('core.check-import', async (context, file, id) => {
  const tried = await tryRow(context, file, id, false)
  if (!tried) return undefined
  if ('problem' in tried) await markRow(context, id, 'wrong', { errors: errorsOf(tried.problem) })
  else {
    const { status, record_id, along = [] } = tried.value
    await markRow(context, id, WOULD[status], {
      record_id: status === 'created' ? null : record_id,
      along: along.filter(({ made }) => !made),
    })
  }
  return undefined
})

/** Imports each row of a file; a wrong one is left out and stops no other. */
export const importRows: BatchWork<OfFile> = batchWork('core.import-rows', async (context, file, id) => {
  const tried = await tryRow(context, file, id, true)
  if (!tried) return undefined
  if ('problem' in tried) await markRow(context, id, 'refused', { errors: errorsOf(tried.problem) })
  else await markRow(context, id, tried.value.status, tried.value)
  return undefined
})

async function tryRow(context: Context, file: OfFile, id: number, keep: boolean) {
  const work = await importWork(context, file)
  const row = await rowOf(context, id)
  if (!row) return undefined
  // Outside the savepoint: taking it back would let other imports in.
  const match = await work.matchOf(context, row)
  return tryWork(context, inner => importRecord(inner, work, row, match), { keep })
}
