import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { storedValue } from '../theme/stored-value.ts'
import { type ListState, type PageSize, readListState, writeListState } from './list-state.ts'

/**
 * State of a list in the address. Without any there it is as this browser left it (R-UI-002), and the first time as the
 * screen wants it. A change of anything but the page starts at page 1.
 */
export function useListState(
  key: string,
  filterFields: readonly string[],
  initial: Partial<ListState>,
  usualSize: PageSize | null = null,
): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const stored = useMemo(() => storedValue<string | null>(`list.${key}`, null), [key])
  const saved = stored.read()
  const given = ['view', 'q', 'sort', 'page', 'size', 'trash', ...filterFields].some(name => params.has(name))
  const restored = !given && saved ? saved : null

  useEffect(() => {
    if (restored) setParams(new URLSearchParams([...params, ...new URLSearchParams(restored)]), { replace: true })
  }, [restored, params, setParams])

  const read = readListState(restored ? new URLSearchParams(restored) : params, filterFields, usualSize)
  // The trash has an order of its own: what was deleted last comes first.
  const usual = read.trash ? null : (initial.sort ?? null)
  const state = given || saved !== null ? { ...read, sort: read.sort ?? usual } : { ...read, ...initial }

  function change(part: Partial<ListState>): void {
    const leaves = state.trash && part.trash === false
    const next = { ...state, page: 1, ...(leaves ? { sort: initial.sort ?? null } : {}), ...part }
    // What was searched for, and a look in the trash, are of the moment: they are not kept.
    if (!next.trash)
      stored.write(writeListState(new URLSearchParams(), { ...next, query: '' }, filterFields, usualSize).toString())
    setParams(current => writeListState(current, next, filterFields, usualSize), {
      // Turning a page is a step back to return to; filtering and scrolling are not.
      replace: part.page === undefined || next.size === null,
    })
  }

  return [state, change]
}
