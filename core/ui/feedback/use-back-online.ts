import { useEffect, useRef } from 'react'

/**
 * Tries again once there is a connection, and when somebody comes back to the window: a browser does not always tell of
 * the one, and nobody comes back to wait.
 */
export function useBackOnline(retry: (() => void) | undefined): void {
  const latest = useRef(retry)
  latest.current = retry
  const waits = retry !== undefined
  useEffect(() => {
    if (!waits) return
    const again = (): void => latest.current?.()
    const seen = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    addEventListener('online', again)
    addEventListener('focus', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', again)
      removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [waits])
}
