import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Holds up going to another screen while `waits`, until `mayLeave` says whether one goes or stays. */
export function useBeforeLeaving(waits: () => boolean, mayLeave: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && waits(),
  )
  const ask = useRef(mayLeave)
  ask.current = mayLeave
  useEffect(() => {
    if (blocker.state === 'blocked') void ask.current().then(leave => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}
