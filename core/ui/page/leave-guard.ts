import { useEffect } from 'react'
import { confirmDiscard } from '../overlays/confirm.tsx'
import { useBeforeLeaving } from './before-leaving.ts'

/** Asks before leaving a screen with unsaved input, inside the product and when the tab closes. */
export function useLeaveGuard(dirty: boolean): void {
  useBeforeLeaving(() => dirty, confirmDiscard)
  useUnloadGuard(dirty)
}

/** Asks before the page itself goes with unsaved input: the tab closes, or is loaded anew. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
