import type { DeviceStore } from '@core/ui'
import { useEffect, useMemo } from 'react'

/**
 * Each window keeps what was filled in there at a place of its own, so that two windows of one form never write over each
 * other; it holds that place for as long as the form is open in it. What a window left is taken over by the next one.
 */
const windowKey = (key: string, window: string): string => `${key}${window}/`

const lockOf = (key: string): string => `form ${key}`

/** Holds a lock until it is let go, or the window closes. */
function hold(key: string, mode: LockMode): () => void {
  if (!navigator.locks) return () => undefined
  let letGo = (): void => undefined
  const over = new Promise<void>(resolve => {
    letGo = resolve
  })
  void navigator.locks.request(lockOf(key), { mode }, () => over)
  return () => letGo()
}

/** Does something with what was left of a form, unless it is open in a window: that one sends it itself. */
export async function unlessOpen(key: string, act: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(lockOf(key), { ifAvailable: true }, async lock => {
    if (lock) await act()
  })
}

/** Whether no open window holds a place. */
const isLeft = async (window: string): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(lockOf(window), { ifAvailable: true }, lock => lock !== null) : true

/**
 * Takes over what closed windows left of a form: it goes once it is kept elsewhere. Of several who look at once, the window
 * that opens and who sends what is left among them, one takes it.
 *
 * @param own the place where it is kept from then on
 */
export async function takeLeft<Kept>(
  store: DeviceStore<Kept>,
  { key, own }: { readonly key: string; readonly own: string },
  keep: (left: readonly Kept[]) => Promise<void>,
): Promise<void> {
  const take = async (): Promise<void> => {
    const left: [string, Kept][] = []
    // What was brought together stands at the place of the form itself, which every window of it holds.
    for (const [window, kept] of await store.entries(key))
      if (window !== own && (window === key || (await isLeft(window)))) left.push([window, kept])
    if (!left.length) return
    await keep(left.map(([, kept]) => kept))
    for (const [window] of left) await store.remove(window)
  }
  if (navigator.locks) await navigator.locks.request(`take ${lockOf(key)}`, take)
  else await take()
}

/** The place of this window for a form, for as long as the form is shown. */
export function useOwnWindow(key: string): string {
  const own = useMemo(() => windowKey(key, crypto.randomUUID()), [key])
  useEffect(() => {
    const held = [hold(key, 'shared'), hold(own, 'exclusive')]
    return () => {
      for (const letGo of held) letGo()
    }
  }, [key, own])
  return own
}
