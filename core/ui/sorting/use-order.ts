import { useState } from 'react'
import { toastProblem } from '../feedback/toast.tsx'
import { refreshCalls } from '../query/query-client.ts'
import { resourceCalls } from '../query/resource-calls.ts'

/**
 * The rows of a `SortableRows` whose resource has `updateorder`: as they were dragged until the API has heard of it, and
 * then as it has them. None of them moves when somebody changed one meanwhile: that is told, and they are read again.
 */
export function useOrder<Row extends { id: number; version: number }>(
  resource: string,
  rows: readonly Row[] | undefined,
): { rows: readonly Row[] | undefined; order: (rows: Row[]) => Promise<void> } {
  const [moved, setMoved] = useState<readonly Row[] | null>(null)
  return {
    rows: moved ?? rows,
    async order(next) {
      setMoved(next)
      await resourceCalls(resource).order(next).catch(toastProblem)
      await refreshCalls(resource)
      setMoved(null)
    },
  }
}
