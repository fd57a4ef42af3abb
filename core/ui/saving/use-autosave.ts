import { useCallback, useEffect, useRef } from 'react'
import type { SaveQueue } from './save-queue.ts'

/** Pause in typing after which a text is saved, in milliseconds (S2 §5). */
const PAUSE_MS = 1500

/** Saves the latest value after a pause in typing, before sending, and when the control goes away. */
export function useAutosave<T>(
  { insist, onSettle }: Pick<SaveQueue, 'insist' | 'onSettle'>,
  save: (value: T) => Promise<unknown>,
): (value: T) => void {
  const latest = useRef<{ value: T } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useRef(save)
  write.current = save
  const send = useCallback(() => {
    clearTimeout(timer.current)
    const unsent = latest.current
    latest.current = null
    const own = write.current
    if (unsent) void insist(() => own(unsent.value))
  }, [insist])
  useEffect(() => {
    const forget = onSettle(send)
    return () => {
      forget()
      send()
    }
  }, [onSettle, send])
  return useCallback(
    value => {
      latest.current = { value }
      clearTimeout(timer.current)
      timer.current = setTimeout(send, PAUSE_MS)
    },
    [send],
  )
}
