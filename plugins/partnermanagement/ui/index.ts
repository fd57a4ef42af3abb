import { defineUi } from '@core/ui'
import { IconBuildingCommunity } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of partners and their projects. */
export default defineUi({
  code: 'partnermanagement',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/partner_overview',
      module: 'PARTNERMANAGEMENT',
      title: 'partners',
      menu: { group: 'meer', order: 30, icon: IconBuildingCommunity },
      load: () => import('./screens/partner-overview'),
    },
    {
      path: '/partner_detail/:partnerId',
      module: 'PARTNERMANAGEMENT',
      load: () => import('./screens/partner-detail'),
    },
    {
      path: '/partnerproject_logitems/:partnerProjectId',
      module: 'PARTNERMANAGEMENT',
      load: () => import('./screens/project-log'),
    },
  ],
  searchGroups: [{ group: 'partners', title: 'partners', icon: IconBuildingCommunity, order: 35 }],
  kinds: {
    partner: { noun: 'partner', address: id => `/partner_detail/${id}` },
    partnerproject: { noun: 'project', address: id => `/partnerproject_logitems/${id}` },
  },
})

declare module '@core/ui' {
  interface UiLocales {
    partnermanagement: typeof nl
  }
}
