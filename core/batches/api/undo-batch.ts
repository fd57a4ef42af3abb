import { refusalOf } from '@core/context/access'
import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { accessToWrite } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { batchWorks } from '../batch-work'
import { batchAnswer, resourceAt } from '../bulk-delete'
import { startBatch } from '../start-batch'
import { ownBatch } from './get-batch'

/** Takes back what long work did to the records that it came to: those that it left as they were stay so. */
export const undoBatch = call({
  method: 'POST',
  path: 'batch/:id/undo',
  access: 'signed-in',
  summary: 'Undo long work that changed records or moved them to the trash; progress at the batch that it answers',
  params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: batchAnswer,
  async run(context, { params: { id } }) {
    const batch = await ownBatch(context, id)
    const undo = context.all(batchWorks).find(({ name }) => name === batch.name)?.undoneBy
    if (!undo) throw context.refuse('core.batch_stays')
    const path = String(batch.input.path)
    const closed = refusalOf({ access: accessToWrite(resourceAt(context, path)), method: 'POST' }, context)
    if (closed) throw closed
    const left = new Set(batch.refused.map(refusal => refusal.id))
    const ids = batch.items.slice(0, batch.done).filter(item => !left.has(item))
    if (!ids.length) throw notFound()
    return startBatch(context, undo, { path, batch_id: batch.id }, ids)
  },
})
