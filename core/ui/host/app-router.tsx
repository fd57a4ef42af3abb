import { startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject, Router, useRoutes } from 'react-router'
import { type AddressHistory, guardedHistory, type Redirect } from './guarded-history.ts'

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
  useLayoutEffect(() => history.listen(next => startTransition(() => show(next))), [history])
  return (
    <Router basename={base} location={shown.location} navigationType={shown.action} navigator={history.navigator}>
      <Screens routes={routes} />
    </Router>
  )
}

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
