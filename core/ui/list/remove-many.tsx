import type { Part } from '../batch/use-batch.tsx'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import type { BatchState, BulkCalls, Refusal } from '../query/resource-calls.ts'
import { inParts } from './in-parts.ts'
import { Refusals } from './refusals.tsx'

interface RemoveMany {
  ids: readonly number[]
  /** The rows in the plural: "relaties". */
  what: string
  calls: BulkCalls
  question: (count: number) => string
  /** Told under the question, when all can go. */
  text?: string
  verb: string
  follow: (batchId: number, title: string, part: Part) => Promise<BatchState>
}

/**
 * Removes rows as batches of the server. What may not go is told before anything happens, and stays (R-BATCH-004).
 *
 * @returns those that are gone; null when the user did not want it or none can go
 * @throws {Problem}
 */
export async function removeMany({ ids, what, calls, question, text, verb, follow }: RemoveMany) {
  const parts = inParts([...ids].sort((one, other) => one - other))
  const refused: Refusal[] = []
  for (const part of parts) refused.push(...(await calls.would(part)).refused)
  const deletable = ids.length - refused.length
  const told = refused.length > 0 ? <Refusals what={what} deletable={deletable} refused={refused} /> : text
  if (deletable === 0) {
    await confirm({ title: coreText('removeNone'), text: told, verb: coreText('close') })
    return null
  }
  if (!(await confirm({ title: question(deletable), text: told, verb, danger: true }))) return null
  const staying = new Set(refused.map(({ id }) => id))
  const gone: number[] = []
  let before = 0
  for (const part of parts) {
    const going = part.filter(id => !staying.has(id))
    if (going.length === 0) continue
    const { batchId } = await calls.start(going)
    const batch = await follow(batchId, verb, { before, total: deletable })
    before += going.length
    const kept = new Set(batch.refused.map(({ id }) => id))
    gone.push(...going.slice(0, batch.done).filter(id => !kept.has(id)))
    if (batch.failedMessage) toast(batch.failedMessage, { tone: 'danger' })
    if (batch.cancelledAt) break
  }
  return gone
}
