import { job } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { traced } from '@core/telemetry/traced'
import { Batch } from './batch'
import { BatchChange } from './batch-change'
import { batchWorks, type Change, FEWEST } from './batch-work'

/** Steps in which the progress of a long batch is seen. */
const STEPS = 50

/**
 * Handles the next records of a batch and enqueues itself again. Each part commits together with its position, so that
 * a crash neither repeats nor skips records.
 */
export const runBatch = job<{ batch_id: number }>(
  'core.run-batch',
  async ({ batch_id }, context) => {
    const batch = await openRecord(context, Batch, batch_id)
    if (!batch || batch.cancelledAt || batch.done >= batch.items.length) return
    const works = context.all(batchWorks).flatMap(one => [one, ...(one.undoneBy ? [one.undoneBy] : [])])
    const work = works.find(({ name }) => name === batch.name)
    if (!work) throw new Error(`Nobody does ${batch.name}`)
    const part = Math.min(work.most, Math.max(FEWEST, Math.ceil(batch.items.length / STEPS)))
    const upTo = Math.min(batch.done + part, batch.items.length)
    const attributes = { 'vakwerk.batch_id': batch.id, 'vakwerk.batch_size': batch.items.length }
    const changes: Change[] = []
    const refused = await traced({ name: `batch ${batch.name}`, kind: 'internal', attributes }, async span => {
      const some = await work.some(context, batch.input, batch.items.slice(batch.done, upTo), one => changes.push(one))
      span.set({ 'vakwerk.batch_refused': some.length })
      return some
    })
    batch.done = upTo
    batch.progress = Math.floor((100 * upTo) / batch.items.length)
    batch.refused = [...batch.refused, ...refused]
    const kept = changes.map(({ id, ...change }) => ({ batch_id, record_id: id, ...change }))
    if (kept.length) await insertRows(context, BatchChange, kept)
    if (upTo < batch.items.length) context.enqueue(runBatch, { batch_id })
  },
  {
    async givenUp({ batch_id }, context) {
      const batch = await openRecord(context, Batch, batch_id)
      if (!batch || batch.cancelledAt) return
      batch.cancelledAt = new Date()
      batch.failedMessage = context.text('core.batch_failed', { done: batch.done, total: batch.items.length })
    },
  },
)
