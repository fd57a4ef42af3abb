import type { Follow } from '../batch/use-batch.tsx'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { resourceCalls } from '../query/resource-calls.ts'
import { inParts } from './in-parts.ts'

/**
 * Takes records of a list out of the trash: one at once, many as batches of the server, which `follow` sees to their end.
 *
 * @throws {Problem}
 */
export async function restoreAll(resource: string, ids: readonly number[], follow: Follow): Promise<void> {
  const calls = resourceCalls(resource)
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) {
    await calls.restore(only)
    return
  }
  const ended = await follow(inParts(ids).map(part => ({ count: part.length, start: () => calls.restoreAll(part) })))
  const stopped = ended.find(({ cancelledAt }) => cancelledAt)
  if (!stopped) toast(coreText('restoredCount', { count: ended.reduce((sum, { done }) => sum + done, 0) }))
  else if (stopped.failedMessage) toast(stopped.failedMessage, { tone: 'danger' })
}
