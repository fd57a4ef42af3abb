import type { ReactNode } from 'react'
import { batchEnds } from '../batch/batch-end.ts'
import { useBatch } from '../batch/use-batch.tsx'
import { toast, toastProblem } from '../feedback/toast.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { confirm } from '../overlays/confirm.tsx'
import { refreshCalls } from '../query/query-client.ts'
import { resourceCalls } from '../query/resource-calls.ts'
import { namedBy } from './named-by.ts'
import { restoreAll } from './restore-all.ts'
import { runMany } from './run-many.tsx'

/** The way in which a list removes rows. */
export interface Removal<Row> {
  /** `trash` moves rows to the trash, which the list shows as well; `nowhere` deletes them for good. */
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
  nameOf: (row: Row) => string,
): { one: (row: Row) => Promise<void>; many: (rows: readonly Row[]) => Promise<boolean>; progress: ReactNode } {
  const t = useCoreT()
  const calls = resourceCalls(resource)
  const { followParts, progress } = useBatch()
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

  /** False when nothing was done. */
  async function many(rows: readonly Row[]): Promise<boolean> {
    const gone = await runMany({
      ids: rows.map(idOf),
      what,
      calls: calls.removeMany,
      question,
      verb,
      removes: true,
      nameOf: namedBy(rows, idOf, nameOf),
      follow: parts => followParts(parts, verb),
    })
    if (!gone) return false
    tell(gone)
    await refreshCalls('/api')
    return true
  }

  function tell(ids: readonly number[]): void {
    const text = t(removal?.to === 'trash' ? 'trashedCount' : 'deletedCount', { count: ids.length, what })
    toast(text, removal?.to === 'trash' && ids.length > 0 ? { undo: () => putBack(ids) } : {})
  }

  async function putBack(ids: readonly number[]): Promise<void> {
    await restoreAll(resource, ids, batchEnds)
    await refreshCalls('/api')
  }

  return { one, many, progress }
}
