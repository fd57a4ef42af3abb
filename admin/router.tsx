import type { Registry } from '@core/ui/define/registry.ts'
import { isFor } from '@core/ui/define/registry.ts'
import { AppFrame } from '@core/ui/frame/app-frame.tsx'
import { ErrorPage } from '@core/ui/host/error-page.tsx'
import { MissingScreen } from '@core/ui/host/missing-screen.tsx'
import { findPage, type PageEntry } from '@core/ui/host/pages.ts'
import { screenRoutes } from '@core/ui/host/routes.tsx'
import { currentUser, mayUse } from '@core/ui/session/current-user.ts'
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router'
import { AdminFoot } from './admin-foot.tsx'

const basename = '/admin'

/** The screens at /admin/…, each with its module and role. @param complete false when plugins did not come */
export function adminRouter(registry: Registry, complete: boolean) {
  const pages = adminPages(registry)
  return createBrowserRouter(
    [
      {
        element: <AppFrame app="admin" links={[]} sidebarFoot={<AdminFoot />} />,
        loader: visit => guard(visit, pages),
        shouldRevalidate: () => true,
        hydrateFallbackElement: <div />,
        errorElement: <ErrorPage code="500" />,
        children: [
          ...screenRoutes('admin', registry),
          { path: '/401', element: <ErrorPage code="401" /> },
          { path: '*', element: complete ? <ErrorPage code="404" /> : <MissingScreen /> },
        ],
      },
    ],
    { basename },
  )
}

function guard({ request }: LoaderFunctionArgs, pages: readonly PageEntry[]): Response | null {
  const path = new URL(request.url).pathname.slice(basename.length) || '/'
  if (path === '/') return redirect('/dashboardadmin')
  const page = findPage(pages, path)
  return page && !mayUse(currentUser(), { module: page.module ?? undefined, role: page.role }) ? redirect('/401') : null
}

function adminPages({ screens }: Registry): PageEntry[] {
  return screens
    .filter(screen => isFor('admin', screen))
    .map(({ code, path, module = null, role = 100 }) => ({ code, path, app: 'admin', module, role }))
}
