import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { Batch } from './batch'
import type { BatchWork } from './batch-work'
import { runBatch } from './run-batch'

/**
 * Starts batch work on these records in the background, on behalf of the current user. Returns the id that shows its
 * progress.
 */
export async function startBatch<I>(
  context: Context,
  work: BatchWork<I>,
  input: I,
  items: readonly number[],
): Promise<{ batchId: number }> {
  const batch = await insertRecord(context, Batch, {
    name: work.name,
    user_id: context.user?.id ?? null,
    input: input as Record<string, unknown>,
    items: [...items],
    progress: items.length ? 0 : 100,
  })
  if (items.length) context.enqueue(runBatch, { batch_id: batch.id })
  return { batchId: batch.id }
}
