import { useEffect, useReducer, useState } from 'react'
import { lookForNewVersion } from '../release/new-version.ts'

/** Fetches a module: `() => import('./editor.tsx')`. The same function each time, as a constant. */
export type Load<Content> = () => Promise<{ default: Content }>

const here = new WeakMap<Load<unknown>, unknown>()
const coming = new WeakMap<Load<unknown>, Promise<unknown>>()

/**
 * Fetches what will be needed soon; whatever needs it then finds it. What did not come is fetched anew next time, and
 * tells whether there is a new version.
 */
export function fetchLazy(load: Load<unknown>): Promise<unknown> {
  const known = coming.get(load)
  if (known) return known
  const fetched = load().then(
    module => here.set(load, module.default),
    async (error: unknown) => {
      await lookForNewVersion(error)
      throw error
    },
  )
  coming.set(load, fetched)
  fetched.catch(() => coming.delete(load))
  return fetched
}

/** Fetches what may be needed soon. What does not come is told where it is needed. */
export function fetchAhead(load: Load<unknown>): void {
  fetchLazy(load).catch((error: unknown) => console.error(error))
}

export interface Coming<Content> {
  /** Null until the content has loaded. */
  content: Content | null
  /** Loads the content again; null unless loading failed. */
  retry: (() => void) | null
}

/**
 * What a module holds, fetched when somebody first looks. React's own `lazy` would do but for a page whose parts come
 * one after another: it keeps what has come back for 300 ms after whatever waited last.
 */
export function useLazy<Content>(load: Load<Content>): Coming<Content> {
  const [refused, setRefused] = useState<Load<Content> | null>(null)
  const [, arrive] = useReducer((count: number) => count + 1, 0)
  const known = here.get(load) as Content | undefined
  const asking = known === undefined && refused !== load
  useEffect(() => {
    if (!asking) return
    let shown = true
    fetchLazy(load).then(
      () => shown && arrive(),
      (error: unknown) => {
        console.error(error)
        if (shown) setRefused(() => load)
      },
    )
    return () => {
      shown = false
    }
  }, [load, asking])
  return { content: known ?? null, retry: known === undefined && !asking ? () => setRefused(null) : null }
}
