import { fetchAhead, fetchLazy, type Load } from './use-lazy.ts'

/** What nobody touched the page for yet; null once somebody did. */
let waiting: Load<unknown>[] | null = []

/**
 * Code of what opens by a press: it is fetched when somebody first moves the pointer or presses a key, so that it does
 * not hold up what shows first and is there by the time of the press.
 * `const Layer = lazyPart(atFirstTouch(() => import('./layer.tsx')))`
 */
export function atFirstTouch<Content>(load: Load<Content>): Load<Content> {
  if (waiting) waiting.push(load)
  else fetchAhead(load)
  return load
}

/**
 * Fetches all of it, as a first touch does: for a screen that goes on without a connection, where what opens must be there. What
 * does not come is told where it is needed.
 */
export function fetchTouched(): void {
  touch().catch((error: unknown) => console.error(error))
}

/** {@link fetchTouched}, for who waits for it. */
export function touch(): Promise<unknown> {
  const wanted = waiting ?? []
  waiting = null
  for (const type of TOUCHES) removeEventListener(type, fetchTouched, true)
  return Promise.all(wanted.map(fetchLazy))
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const
for (const type of TOUCHES) addEventListener(type, fetchTouched, true)
