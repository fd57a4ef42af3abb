import { call } from '../api/client.ts'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { Refusals } from '../list/refusals.tsx'
import { confirm } from '../overlays/confirm.tsx'
import { refreshCalls } from '../query/query-client.ts'
import type { BatchState } from '../query/resource-calls.ts'
import { batchEnds } from './batch-end.ts'

interface Undone {
  /** The records in the plural: "relaties". */
  what: string
  /** What a record is called, for those that stay as they are. */
  nameOf: (id: number) => string | undefined
}

/**
 * Takes back what batches did, and tells of how many; of those that stay as they are, because somebody changed them
 * meanwhile, which and why. The screen that began it may be gone by now.
 *
 * @throws {Problem}
 */
export async function undoBatches(batches: readonly BatchState[], { what, nameOf }: Undone): Promise<void> {
  const ended = await batchEnds(
    batches.map(({ id, done }) => ({
      count: done,
      start: () => call('post', '/api/batch/{id}/undo', { params: { path: { id } } }),
    })),
  )
  await refreshCalls('/api')
  const refused = ended.flatMap(batch => batch.refused)
  const possible = ended.reduce((sum, { done }) => sum + done, 0) - refused.length
  for (const { failedMessage } of ended) if (failedMessage) toast(failedMessage, { tone: 'danger' })
  toast(coreText('restoredCount', { count: possible }))
  if (!refused.length) return
  const text = <Refusals what={what} possible={possible} refused={refused} removes={false} nameOf={nameOf} />
  await confirm({ title: coreText('notAllRestored'), text, verb: coreText('close') })
}
