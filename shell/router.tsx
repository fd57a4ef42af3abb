import type { Registry } from '@core/ui/define/registry.ts'
import { ErrorBoundary } from '@core/ui/feedback/error-boundary.tsx'
import { AppFrame } from '@core/ui/frame/app-frame.tsx'
import { AppRouter } from '@core/ui/host/app-router.tsx'
import { errorCodes } from '@core/ui/host/error-codes.ts'
import { ErrorPage } from '@core/ui/host/error-page.tsx'
import { MissingScreen } from '@core/ui/host/missing-screen.tsx'
import { findPage, type PageEntry } from '@core/ui/host/pages.ts'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { ScreenView } from '@core/ui/host/screen-view.tsx'
import { currentUser, isStaff, useCurrentUser } from '@core/ui/session/current-user.ts'
import { useState } from 'react'
import { type RouteObject, useLocation } from 'react-router'
import { ownLinks, partnerLinks } from './own-links.ts'
import { dashboardPaths, ownPages, partnerPath } from './own-pages.ts'
import { redirectFor } from './redirects.ts'
import './shell-texts.ts'
import { TrialFoot } from './trial-foot.tsx'

/** The screens of the shell behind its redirects. Screens of plugins go before those of the host. */
export function ShellScreens({ registry, pages }: { registry: Registry; pages: readonly PageEntry[] }) {
  const [routes] = useState(() => [
    { element: <Frame />, children: [...screenRoutes('shell', registry), ...hostRoutes()] },
  ])
  const [known] = useState(() => [...loadedPages(registry), ...pages, ...ownPages])
  return <AppRouter routes={routes} redirect={path => redirected(path, known)} />
}

function Frame() {
  const user = useCurrentUser()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage code="500" />}>
      <AppFrame app="shell" links={isStaff(user) ? ownLinks : partnerLinks} sidebarFoot={<TrialFoot />} />
    </ErrorBoundary>
  )
}

function redirected(path: string, known: readonly PageEntry[]): string | null {
  const target = redirectFor({ path, user: currentUser(), page: findPage(known, path) })
  if (!target?.startsWith('/admin/')) return target
  // Another app with a document of its own.
  location.assign(target)
  return null
}

const dashboard = { code: 'core', title: 'dashboard', load: () => import('./screens/dashboard/dashboard.tsx') }
const userProfile = { code: 'core', title: 'profile', load: () => import('./screens/user-profile.tsx') }
const partner = { code: 'shell', title: 'partnerDashboard', load: () => import('./screens/dashboard-partner.tsx') }
const releaseNotes = { code: 'core', title: 'releaseNotes', load: () => import('./screens/release-notes.tsx') }

function hostRoutes(): RouteObject[] {
  return [
    ...dashboardPaths.map(path => ({ path, element: <ScreenView screen={dashboard} /> })),
    { path: '/account/user_profile', element: <ScreenView screen={userProfile} /> },
    { path: '/releasenotes', element: <ScreenView screen={releaseNotes} /> },
    { path: partnerPath, element: <ScreenView screen={partner} /> },
    ...errorCodes.map(code => ({ path: `/${code}`, element: <ErrorPage code={code} /> })),
    { path: '*', element: <MissingScreen /> },
  ]
}

function loadedPages({ screens }: Registry): PageEntry[] {
  return screens.map(({ code, path, app = 'shell', module = null, role = 100 }) => ({ code, path, app, module, role }))
}
