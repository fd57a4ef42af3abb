import { call } from '../api/client.ts'
import type { BatchState } from '../query/resource-calls.ts'

/** As often as a screen looks (R-BATCH-001). */
const everyMs = 1000

/** Waits for the end of long work that nobody watches: the screen that began it may be gone. @throws {Problem} */
export async function batchEnd(id: number): Promise<BatchState> {
  for (;;) {
    const batch = await call('get', '/api/batch/{id}', { params: { path: { id } } })
    if (batch.progress === 100) return batch
    await new Promise(done => setTimeout(done, everyMs))
  }
}
