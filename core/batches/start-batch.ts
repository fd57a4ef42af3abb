import type { Context } from '@core/context/context'
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
  const batch = context.em.create(Batch, {
    company_id: context.company.id,
    name: work.name,
    user_id: context.user?.id ?? null,
    input: input as Record<string, unknown>,
    items: [...items],
    progress: items.length ? 0 : 100,
  })
  await context.em.persist(batch).flush()
  if (items.length) context.enqueue(runBatch, { batch_id: batch.id })
  return { batchId: batch.id }
}
