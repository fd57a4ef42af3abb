import { nullable } from '@core/db/schema'
import { call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { Type as t } from '@sinclair/typebox'
import { Batch } from '../batch'

/** Progress of long work: 100 is finished, `cancelledAt` failed (R-BATCH-001). */
export const getBatch = call({
  method: 'GET',
  path: 'batch/:id',
  operationId: 'batch.get',
  access: 'signed-in',
  summary: 'Progress of long work',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: t.Object({
    id: t.Integer(),
    progress: t.Integer(),
    cancelledAt: nullable(t.String()),
    failedMessage: nullable(t.String()),
  }),
  async run(context, { params }) {
    const batch = await context.em.findOne(Batch, { id: params.id })
    if (!batch || (batch.user_id && batch.user_id !== context.user?.id)) throw notFound()
    return {
      id: batch.id,
      progress: batch.progress,
      cancelledAt: batch.cancelledAt?.toISOString() ?? null,
      failedMessage: batch.failedMessage ?? null,
    }
  },
})
