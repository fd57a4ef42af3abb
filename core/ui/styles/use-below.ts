import { useSyncExternalStore } from 'react'

/** Widths at which the layout changes, in CSS pixels (R-UI-008). */
export type Breakpoint = 1200 | 992 | 793 | 768 | 480

const queries = new Map<Breakpoint, MediaQueryList>()

/** Whether the window is narrower than a breakpoint. Prefer CSS; use it where another component is needed. */
export function useBelow(width: Breakpoint): boolean {
  const query = queryFor(width)
  return useSyncExternalStore(
    listener => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}

function queryFor(width: Breakpoint): MediaQueryList {
  let query = queries.get(width)
  if (!query) {
    query = matchMedia(`(max-width: ${width - 0.02}px)`)
    queries.set(width, query)
  }
  return query
}
