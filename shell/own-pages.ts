import type { PageEntry } from '@core/ui/host/pages.ts'

const own = (path: string, role = 100): PageEntry => ({ code: null, path, app: 'shell', module: null, role })

/** Dashboards that one screen serves; the older addresses keep working. */
export const dashboardPaths = [
  '/dashboard',
  '/dashboardv1',
  '/dashboardv2',
  '/dashboard2',
  '/dashboard3',
  '/dashboard_sales',
  '/dashboard_project',
] as const

/** Screens of the host itself (R-ROUTE-022, R-ROUTE-023). */
export const ownPages: PageEntry[] = [
  ...dashboardPaths.map(path => own(path)),
  own('/account/user_profile', 0),
  own('/releasenotes'),
]
