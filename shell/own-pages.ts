import type { PageEntry } from '@core/ui/host/pages.ts'

const own = (path: string, role = 100, module: string | null = null): PageEntry => ({
  code: null,
  path,
  app: 'shell',
  module,
  role,
})

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

/** Where users of a partner land, until a plugin brings the same address: that one goes before it. */
export const partnerPath = '/dashboard_partner'

/** Screens of the host itself (R-ROUTE-003, R-ROUTE-022, R-ROUTE-023). */
export const ownPages: PageEntry[] = [
  {
    ...own('/dashboard'),
    asks: [
      { path: '/api/user/getdashboard?usecase=standard', module: 'BASIS', role: 0 },
      { path: '/api/user/getdashboardstatistics?usecase=standard', module: 'BASIS', role: 0 },
    ],
  },
  ...dashboardPaths.filter(path => path !== '/dashboard').map(path => own(path)),
  own('/account/user_profile', 0),
  own('/releasenotes'),
  own(partnerPath, 100, 'PARTNER'),
]
