import type { ReactNode } from 'react'
import { batchEnd } from '../batch/batch-end.ts'
import { useBatch } from '../batch/use-batch.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { refreshCalls } from '../query/query-client.ts'
import { type Refusal, resourceCalls } from '../query/resource-calls.ts'
import { inParts } from './in-parts.ts'
import { Refusals } from './refusals.tsx'
import { restoreAll } from './restore-all.ts'

/** How rows of a list go. */
export interface Removal<Row> {
  /** Into the trash, which the list then shows too; or for good, where there is none. */
  to: 'trash' | 'nowhere'
  /** "Weet u zeker dat u deze 3 relaties wilt verwijderen?" */
  question: (count: number) => string
  /** Rows on which it is on offer; the server has the last word. */
  may?: (row: Row) => boolean
}

/** Deletes rows of a list: one at once, many as a batch of the server, with an undo where there is a trash. */
export function useRemoval<Row>(
  resource: string,
  what: string,
  removal: Removal<Row> | undefined,
  idOf: (row: Row) => number,
): { one: (row: Row) => Promise<void>; many: (rows: readonly Row[]) => Promise<boolean>; progress: ReactNode } {
  const t = useCoreT()
  const calls = resourceCalls(resource)
  const { follow, progress } = useBatch()
  const question = removal?.question ?? (() => t('deleteItem'))
  const verb = t(removal?.to === 'trash' ? 'toTrash' : 'delete')

  async function one(row: Row): Promise<void> {
    if (!(await confirm({ title: question(1), verb, danger: true }))) return
    try {
      await calls.remove(idOf(row))
      tell([idOf(row)])
    } catch (error) {
      toastProblem(error)
    }
    await refreshCalls('/api')
  }

  /** False when nothing was done. What may not go is told before anything happens, and stays (R-BATCH-004). */
  async function many(rows: readonly Row[]): Promise<boolean> {
    const ids = rows.map(idOf).sort((one, other) => one - other)
    const parts = inParts(ids)
    const refused: Refusal[] = []
    for (const part of parts) refused.push(...(await calls.wouldRemove(part)).refused)
    const text = refused.length > 0 && (
      <Refusals what={what} deletable={ids.length - refused.length} refused={refused} />
    )
    if (refused.length === ids.length) {
      await confirm({ title: t('removeNone'), text, verb: t('close') })
      return false
    }
    const title = question(ids.length - refused.length)
    if (!(await confirm({ title, text, verb, danger: true }))) return false
    const staying = new Set(refused.map(({ id }) => id))
    const gone: number[] = []
    for (const part of parts) {
      const going = part.filter(id => !staying.has(id))
      if (going.length === 0) continue
      const { batchId } = await calls.removeAll(going)
      const batch = await follow(batchId, verb)
      const kept = new Set(batch.refused.map(({ id }) => id))
      gone.push(...going.slice(0, batch.done).filter(id => !kept.has(id)))
      if (batch.cancelledAt) break
    }
    tell(gone)
    await refreshCalls('/api')
    return true
  }

  function tell(ids: readonly number[]): void {
    const text = t(removal?.to === 'trash' ? 'trashedCount' : 'deletedCount', { count: ids.length, what })
    toast(text, removal?.to === 'trash' && ids.length > 0 ? { undo: () => putBack(ids) } : {})
  }

  async function putBack(ids: readonly number[]): Promise<void> {
    await restoreAll(resource, ids, batchEnd)
    await refreshCalls('/api')
  }

  return { one, many, progress }
}
