import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

interface Guard {
  /** Whether going away would lose something. */
  waits: BlockerFunction
  mayLeave: () => Promise<boolean>
}

/** Who asks, the newest last: a dialog lies over the form of its screen, and the router asks one of them only. */
const guards = new Set<Guard>()

/** Holds up going to another screen while `waits`, until `mayLeave` says whether one goes or stays. */
export function useBeforeLeaving(waits: () => boolean, mayLeave: () => Promise<boolean>): void {
  useGuard({
    waits: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && waits(),
    mayLeave,
  })
}

/** The same for what lies over the screen: it goes with the button Back too, which may stay on the screen. */
export function useBeforeClosing(waits: () => boolean, mayLeave: () => Promise<boolean>): void {
  useGuard({
    waits: ({ currentLocation, nextLocation, historyAction }) =>
      (historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname) && waits(),
    mayLeave,
  })
}

function useGuard(guard: Guard): void {
  const current = useRef(guard)
  current.current = guard
  useEffect(() => {
    const own: Guard = { waits: step => current.current.waits(step), mayLeave: () => current.current.mayLeave() }
    guards.add(own)
    return () => void guards.delete(own)
  }, [])
}

/** Where leaving is held up; the hosts render it once. */
export function LeaveGuards() {
  const waiting = useRef<Guard[]>([])
  const blocker = useBlocker(step => {
    waiting.current = [...guards].reverse().filter(guard => guard.waits(step))
    return waiting.current.length > 0
  })
  useEffect(() => {
    if (blocker.state === 'blocked')
      void allAgree(waiting.current).then(go => (go ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  return null
}

/** The first that stays decides: what lies under it is not asked. */
async function allAgree(asked: readonly Guard[]): Promise<boolean> {
  for (const guard of asked) if (!(await guard.mayLeave())) return false
  return true
}
