import { useEffect, useRef } from 'react'

/** Going from one address to another. */
export interface Step {
  /** Paths of the two. */
  readonly from: string
  readonly to: string
  /** By Back or Forward of the browser. */
  readonly back: boolean
}

interface Guard {
  /** Whether going away would lose something. */
  waits: (step: Step) => boolean
  mayLeave: () => Promise<boolean>
}

/** Who asks, the newest last: a dialog lies over the form of its screen. */
const guards = new Set<Guard>()

/** Holds up going to another screen while `waits`, until `mayLeave` says whether one goes or stays. */
export function useBeforeLeaving(waits: () => boolean, mayLeave: () => Promise<boolean>): void {
  useGuard({ waits: ({ from, to }) => from !== to && waits(), mayLeave })
}

/** The same for what lies over the screen: it goes with the button Back too, which may stay on the screen. */
export function useBeforeClosing(waits: () => boolean, mayLeave: () => Promise<boolean>): void {
  useGuard({ waits: ({ from, to, back }) => (back || from !== to) && waits(), mayLeave })
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

/** Asks whoever would lose something by a step, the newest first, whether it may be taken; null where nobody would. */
export function askLeaving(step: Step): Promise<boolean> | null {
  const asked = [...guards].reverse().filter(guard => guard.waits(step))
  return asked.length > 0 ? allAgree(asked) : null
}

/** The first that stays decides: what lies under it is not asked. */
async function allAgree(asked: readonly Guard[]): Promise<boolean> {
  for (const guard of asked) if (!(await guard.mayLeave())) return false
  return true
}
