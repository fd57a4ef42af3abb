import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { type BatchState, resourceCalls } from '../query/resource-calls.ts'
import { inParts } from './in-parts.ts'

/**
 * Takes records of a list out of the trash: one at once, many as a batch of the server, which `follow` sees to its end.
 *
 * @throws {Problem}
 */
export async function restoreAll(
  resource: string,
  ids: readonly number[],
  follow: (batchId: number) => Promise<BatchState>,
): Promise<void> {
  const calls = resourceCalls(resource)
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) {
    await calls.restore(only)
    return
  }
  let done = 0
  for (const part of inParts(ids)) {
    const batch = await follow((await calls.restoreAll(part)).batchId)
    done += batch.done
    if (batch.cancelledAt) {
      if (batch.failedMessage) toast(batch.failedMessage, { tone: 'danger' })
      return
    }
  }
  toast(coreText('restoredCount', { count: done }))
}
