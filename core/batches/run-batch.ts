import { job } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { traced } from '@core/telemetry/traced'
import { Batch } from './batch'
import { batchWorks, type Refusal } from './batch-work'

/** Number of records per transaction: small enough to show progress and to lose little in a crash. */
const CHUNK = 20

/**
 * Handles the next records of a batch and enqueues itself again. Each part commits together with its position, so that
 * a crash neither repeats nor skips records.
 */
export const runBatch = job<{ batch_id: number }>(
  'core.run-batch',
  async ({ batch_id }, context) => {
    const batch = await openRecord(context, Batch, batch_id)
    if (!batch || batch.cancelledAt || batch.done >= batch.items.length) return
    const work = context.all(batchWorks).find(({ name }) => name === batch.name)
    if (!work) throw new Error(`Nobody does ${batch.name}`)
    const refused: Refusal[] = []
    const upTo = Math.min(batch.done + CHUNK, batch.items.length)
    const attributes = { 'vakwerk.batch_id': batch.id, 'vakwerk.batch_size': batch.items.length }
    await traced({ name: `batch ${batch.name}`, kind: 'internal', attributes }, async span => {
      for (const id of batch.items.slice(batch.done, upTo)) {
        const refusal = await work.each(context, batch.input, id)
        if (refusal) refused.push(refusal)
      }
      span.set({ 'vakwerk.batch_refused': refused.length })
    })
    batch.done = upTo
    batch.progress = Math.floor((100 * upTo) / batch.items.length)
    batch.refused = [...batch.refused, ...refused]
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
