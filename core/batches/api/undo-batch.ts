import { refusalOf } from '@core/context/access'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord, openRecords } from '@core/db/open-record'
import { above } from '@core/db/where'
import { accessToWrite } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { Batch } from '../batch'
import { batchWorks } from '../batch-work'
import { batchAnswer } from '../bulk-delete'
import { resourceAt } from '../of-resource'
import { startBatch } from '../start-batch'
import { ownBatch } from './get-batch'

type BatchRecord = Opened<typeof Batch>

/** The first records of a batch, but for those that it left as they were. */
function handledBy({ items, refused }: BatchRecord, upTo: number): number[] {
  const left = new Set(refused.map(({ id }) => id))
  return items.slice(0, upTo).filter(item => !left.has(item))
}

/** The work that took a batch back before, or is about to. */
async function earlierUndoes(context: Context, name: string, batchId: number): Promise<BatchRecord[]> {
  const later = await openRecords(context, Batch, { name, id: above(batchId) }, { sort: 'id' })
  return later.filter(({ input }) => input.batch_id === batchId)
}

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
    const came = handledBy(batch, batch.done)
    if (!came.length) throw notFound()
    // Held, so that of several who take it back at once one does.
    await openRecord(context, Batch, id, { hold: true })
    const earlier = await earlierUndoes(context, undo.name, id)
    // What was taken back once is over: what others make of it since stays theirs.
    const back = new Set(earlier.flatMap(one => handledBy(one, one.cancelledAt ? one.done : one.items.length)))
    const ids = came.filter(item => !back.has(item))
    const last = earlier.at(-1)
    if (!ids.length && last) return { batchId: last.id }
    return startBatch(context, undo, { path, batch_id: batch.id }, ids)
  },
})
