import { useState } from 'react'
import type { ListPath, ListQuery } from './list.ts'
import { useList } from './use-list.ts'

/** As many rows as the API answers at once. */
const MOST = 1000

/**
 * A list that begins with its first rows and grows as somebody asks: `const { list, rows, more } =
 * useGrowingList('/api/note', query)`; `more` is undefined once all are there.
 */
export function useGrowingList<P extends ListPath>(path: P, query: ListQuery<P>, step = 100) {
  const [limit, setLimit] = useState(step)
  const list = useList(path, { ...query, limit })
  const { rows = [], total = 0 } = list.data ?? {}
  const more = rows.length < total && limit < MOST ? () => setLimit(Math.min(MOST, limit + step)) : undefined
  return { list, rows, total, more }
}
