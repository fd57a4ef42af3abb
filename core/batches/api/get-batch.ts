import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { Batch } from '../batch'
import { refusalSchema } from '../batch-work'

type BatchRecord = InferEntity<typeof Batch>

const params = t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const answer = t.Object({
  id: t.Integer(),
  name: t.String(),
  /** Percentage; 100 means finished, and a failed or cancelled batch shows 100 too (R-BATCH-002, R-BATCH-003). */
  progress: t.Integer(),
  done: t.Integer(),
  total: t.Integer(),
  cancelledAt: nullable(t.String()),
  failedMessage: nullable(t.String()),
  refused: t.Array(refusalSchema),
})

/** A batch that whoever asks began. */
export async function ownBatch(context: Context, id: number): Promise<BatchRecord> {
  const batch = await openRecord(context, Batch, id)
  if (!batch || (batch.user_id && batch.user_id !== context.user?.id)) throw notFound()
  return batch
}

const shown = (batch: BatchRecord) => ({
  id: batch.id,
  name: batch.name,
  progress: batch.cancelledAt ? 100 : batch.progress,
  done: batch.done,
  total: batch.items.length,
  cancelledAt: batch.cancelledAt?.toISOString() ?? null,
  failedMessage: batch.failedMessage ?? null,
  refused: batch.refused,
})

/** Progress of long work: 100 is finished, `cancelledAt` failed (R-BATCH-001). */
export const getBatch = call({
  method: 'GET',
  path: 'batch/:id',
  operationId: 'batch.get',
  access: 'signed-in',
  summary: 'Progress of long work',
  params,
  response: answer,
  run: async (context, { params: { id } }) => shown(await ownBatch(context, id)),
})

/** Cancels a batch after the current part; finished records stay finished. */
export const cancelBatch = call({
  method: 'POST',
  path: 'batch/:id/cancel',
  access: 'signed-in',
  summary: 'Stop long work; what is done stays done',
  params,
  response: answer,
  async run(context, { params: { id } }) {
    const batch = await ownBatch(context, id)
    if (!batch.cancelledAt && batch.progress < 100) {
      batch.cancelledAt = new Date()
      batch.failedMessage = context.text('core.batch_cancelled', { done: batch.done, total: batch.items.length })
    }
    return shown(batch)
  },
})
