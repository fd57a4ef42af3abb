import { useEffect, useRef } from 'react'

/** Does something when a screen opens, and whenever somebody comes back to its window. */
export function useWhenSeen(act: () => Promise<void>): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    let busy = false
    const run = async (): Promise<void> => {
      if (busy || document.visibilityState === 'hidden') return
      busy = true
      await latest.current().finally(() => {
        busy = false
      })
    }
    void run()
    const seen = () => void run()
    document.addEventListener('visibilitychange', seen)
    addEventListener('focus', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('focus', seen)
    }
  }, [])
}
