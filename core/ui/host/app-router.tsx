import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject, Router, useRoutes } from 'react-router'
import { type AddressHistory, guardedHistory, type Redirect, type Shown } from './guarded-history.ts'

interface AppRouterProps {
  routes: RouteObject[]
  /** What all addresses of the app begin with: `/admin`. */
  base?: string
  /** Of addresses as the browser shows them, with `base`. */
  redirect?: Redirect
  /** Where addresses are kept; the address bar when left out. */
  history?: AddressHistory
}

/**
 * Shows the screen of the address. The router of the library that loads data for screens does not come along: it is twice as
 * large, and of what it does beyond this the product needs that a step can be held up, which `guardedHistory` does.
 */
export function AppRouter({ routes, base = '/', redirect, history: kept }: AppRouterProps) {
  const [history] = useState(() => guardedHistory(kept ?? createBrowserHistory({ v5Compat: true }), redirect))
  const [shown, show] = useState(() => history.open())
  const last = useRef(shown)
  useLayoutEffect(
    () =>
      history.listen(next => {
        last.current = next
        startTransition(() => show(next))
      }),
    [history],
  )
  useCaughtUp(shown, last, show)
  return (
    <Router basename={base} location={shown.location} navigationType={shown.action} navigator={history.navigator}>
      <Screens routes={routes} />
    </Router>
  )
}

/** What somebody does to a screen. */
const ACTS = ['pointerdown', 'click', 'keydown', 'change'] as const

/**
 * Shows a change of the address on the same screen before the next act on it: whoever changes one part of an address right
 * after another begins from the first change, and does not undo it.
 */
function useCaughtUp(shown: Shown, last: { readonly current: Shown }, show: (shown: Shown) => void): void {
  const onScreen = useRef(shown)
  useLayoutEffect(() => {
    onScreen.current = shown
  }, [shown])
  useLayoutEffect(() => {
    const catchUp = (): void => {
      const next = last.current
      if (next === onScreen.current || next.location.pathname !== onScreen.current.location.pathname) return
      flushSync(() => show(next))
    }
    for (const act of ACTS) addEventListener(act, catchUp, { capture: true })
    return () => {
      for (const act of ACTS) removeEventListener(act, catchUp, { capture: true })
    }
  }, [last, show])
}

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
