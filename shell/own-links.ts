import type { MenuLink } from '@core/ui/frame/menu-items.ts'
import { IconClipboardList, IconLayoutDashboard } from '@tabler/icons-react'

/**
 * Items of the host in the sidebar; Dashboard needs BASIS (R-MENU-001). Opnames stands here as long as no plugin brings its
 * screen, so that who owns it finds out what there is of it (R-MENU-003).
 */
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
  {
    path: '/intake_overview',
    code: 'shell',
    title: 'intakes',
    icon: IconClipboardList,
    group: 'sales',
    order: 20,
    module: 'SALES',
    screenModule: 'INTAKE',
  },
]

/** Items of the host for users of a partner, who see the pages of partners alone (G-PARTNERROLE). */
export const partnerLinks: MenuLink[] = [
  {
    path: '/dashboard_partner',
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
