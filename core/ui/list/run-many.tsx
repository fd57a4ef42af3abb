import type { ReactNode } from 'react'
import type { Follow } from '../batch/use-batch.tsx'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import type { BulkCalls, Refusal } from '../query/resource-calls.ts'
import { inParts } from './in-parts.ts'
import { Refusals } from './refusals.tsx'

interface RunMany {
  ids: readonly number[]
  /** The rows in the plural: "relaties". */
  what: string
  calls: BulkCalls
  question: (count: number) => string
  /** Told under the question, when it can be done to all. */
  text?: string
  verb: string
  /** That rows go: the button is red, and what cannot be done to them is said so. */
  removes: boolean
  follow: Follow
  /** What a record is called, for those that are refused. */
  nameOf?: (id: number) => string | undefined
}

/**
 * Does something to rows as batches of the server. To which it may not be done is told before anything happens, and those
 * stay as they are (R-BATCH-004).
 *
 * @returns those to which it was done; null when the user did not want it or it can be done to none
 * @throws {Problem}
 */
export async function runMany({ ids, what, calls, question, text, verb, removes, follow, nameOf }: RunMany) {
  const parts = inParts([...ids].sort((one, other) => one - other))
  const refused: Refusal[] = []
  for (const part of parts) refused.push(...(await calls.would(part)).refused)
  const possible = ids.length - refused.length
  const told: ReactNode = refused.length > 0 ? <Refusals {...{ what, possible, refused, removes, nameOf }} /> : text
  if (possible === 0) {
    await confirm({ title: coreText(removes ? 'removeNone' : 'bulkNone'), text: told, verb: coreText('close') })
    return null
  }
  if (!(await confirm({ title: question(possible), text: told, verb, danger: removes }))) return null
  const staying = new Set(refused.map(({ id }) => id))
  const going = parts.map(part => part.filter(id => !staying.has(id))).filter(part => part.length > 0)
  const ended = await follow(going.map(part => ({ count: part.length, start: () => calls.start(part) })))
  for (const { failedMessage } of ended) if (failedMessage) toast(failedMessage, { tone: 'danger' })
  return ended.flatMap((batch, at) => {
    const kept = new Set(batch.refused.map(({ id }) => id))
    return (going[at] ?? []).slice(0, batch.done).filter(id => !kept.has(id))
  })
}
