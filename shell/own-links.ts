import type { MenuLink } from '@core/ui/frame/menu-items.ts'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { partnerPath } from './own-pages.ts'

/** Items of the host in the sidebar; Dashboard needs BASIS (R-MENU-001). */
export const ownLinks: MenuLink[] = [
  {
    path: '/dashboard',
    code: 'core',
    title: 'dashboard',
    icon: IconLayoutDashboard,
    group: 'main',
    order: 0,
    go: 'd',
    phone: true,
    module: 'BASIS',
  },
]

/** Items of the host for users of a partner, who see the pages of partners alone (G-PARTNERROLE). */
export const partnerLinks: MenuLink[] = [
  {
    path: partnerPath,
    code: 'shell',
    title: 'partnerDashboard',
    icon: IconLayoutDashboard,
    group: 'main',
    order: 0,
    go: 'd',
    phone: true,
    short: 'partnerDashboardShort',
    screenModule: 'PARTNER',
  },
]
