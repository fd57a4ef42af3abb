import { useEffect, useReducer, useState } from 'react'

/** Fetches a module: `() => import('./editor.tsx')`. The same function each time, as a constant. */
export type Load<Content> = () => Promise<{ default: Content }>

const here = new WeakMap<Load<unknown>, unknown>()
const coming = new WeakMap<Load<unknown>, Promise<unknown>>()

/** Fetches what will be needed soon; whatever needs it then finds it. What did not come is fetched anew next time. */
export function fetchLater(load: Load<unknown>): Promise<unknown> {
  const known = coming.get(load)
  if (known) return known
  const fetched = load().then(module => here.set(load, module.default))
  coming.set(load, fetched)
  fetched.catch(() => coming.delete(load))
  return fetched
}

/**
 * What a module holds, fetched when somebody first looks; null until it is here. React's own `lazy` would do but for a
 * page whose parts come one after another: it keeps what has come back for 300 ms after whatever waited last.
 *
 * @throws what kept it from coming, for the error boundary around it
 */
export function useLater<Content>(load: Load<Content>): Content | null {
  const [refused, refuse] = useState<{ error: unknown } | null>(null)
  const [, arrive] = useReducer((count: number) => count + 1, 0)
  const known = here.get(load) as Content | undefined
  useEffect(() => {
    if (known !== undefined) return
    let shown = true
    fetchLater(load).then(
      () => shown && arrive(),
      (error: unknown) => shown && refuse({ error }),
    )
    return () => {
      shown = false
    }
  }, [load, known])
  if (refused) throw refused.error
  return known ?? null
}
