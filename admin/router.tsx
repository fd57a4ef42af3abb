import type { Registry } from '@core/ui/define/registry.ts'
import { isFor } from '@core/ui/define/registry.ts'
import { ErrorBoundary } from '@core/ui/feedback/error-boundary.tsx'
import { AppFrame } from '@core/ui/frame/app-frame.tsx'
import { AppRouter } from '@core/ui/host/app-router.tsx'
import { ErrorPage } from '@core/ui/host/error-page.tsx'
import { MissingScreen } from '@core/ui/host/missing-screen.tsx'
import { findPage, type PageEntry } from '@core/ui/host/pages.ts'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { currentUser, mayUse } from '@core/ui/session/current-user.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AdminFoot } from './admin-foot.tsx'

const BASE = '/admin'

/** The screens at /admin/…, each with its module and role. @param complete false when plugins did not come */
export function AdminScreens({ registry, complete }: { registry: Registry; complete: boolean }) {
  const [pages] = useState(() => adminPages(registry))
  const [routes] = useState(() => [
    {
      element: <Frame />,
      children: [
        ...screenRoutes('admin', registry),
        { path: '/401', element: <ErrorPage code="401" /> },
        { path: '*', element: complete ? <ErrorPage code="404" /> : <MissingScreen /> },
      ],
    },
  ])
  return <AppRouter base={BASE} routes={routes} redirect={path => redirected(path, pages)} />
}

function Frame() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={() => <ErrorPage code="500" />}>
      <AppFrame app="admin" links={[]} sidebarFoot={<AdminFoot />} />
    </ErrorBoundary>
  )
}

function redirected(address: string, pages: readonly PageEntry[]): string | null {
  const path = address.slice(BASE.length) || '/'
  if (path === '/') return `${BASE}/dashboardadmin`
  const page = findPage(pages, path)
  const may = !page || mayUse(currentUser(), { module: page.module ?? undefined, role: page.role })
  return may ? null : `${BASE}/401`
}

function adminPages({ screens }: Registry): PageEntry[] {
  return screens
    .filter(screen => isFor('admin', screen))
    .map(({ code, path, module = null, role = 100 }) => ({ code, path, app: 'admin', module, role }))
}
