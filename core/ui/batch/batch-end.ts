import { call } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import type { BatchState } from '../query/resource-calls.ts'
import type { BatchPart } from './use-batch.tsx'

/** As often as a screen looks (R-BATCH-001). */
const everyMs = 1000

/**
 * Waits for the end of long work that nobody watches: the screen that began it may be gone. A lost connection does not
 * stop the work, and neither the waiting.
 *
 * @throws {Problem}
 */
async function batchEnd(id: number): Promise<BatchState> {
  for (;;) {
    const batch = await call('get', '/api/batch/{id}', { params: { path: { id } } }).catch(whenUnreachable)
    if (batch?.progress === 100) return batch
    await new Promise(done => setTimeout(done, everyMs))
  }
}

/** The same for several batches, each once the one before it has ended; none after one that was stopped. */
export async function batchEnds(parts: readonly BatchPart[]): Promise<BatchState[]> {
  const ended: BatchState[] = []
  for (const { start } of parts) {
    const batch = await batchEnd((await start()).batchId)
    ended.push(batch)
    if (batch.cancelledAt) break
  }
  return ended
}

function whenUnreachable(error: unknown): null {
  if (error instanceof Problem && error.unreachable) return null
  throw error
}
