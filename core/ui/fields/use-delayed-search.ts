import { useEffect, useRef, useState } from 'react'
import { type DelayedSearch, delayedSearch, type SearchState } from './delayed-search.ts'

/** {@link delayedSearch} in a component: `const [state, type] = useDelayedSearch(query => …)`. */
export function useDelayedSearch<T>(
  search: (query: string, signal: AbortSignal) => Promise<T>,
): [SearchState<T>, (query: string) => void] {
  const [state, setState] = useState<SearchState<T>>({ query: '', results: null, busy: false, error: null })
  const latest = useRef(search)
  latest.current = search
  const searching = useRef<DelayedSearch>(undefined)
  searching.current ??= delayedSearch<T>((query, signal) => latest.current(query, signal), setState)
  useEffect(() => () => searching.current?.stop(), [])
  return [state, searching.current.type]
}
