import { defineUi } from '@core/ui'
import {
  IconBolt,
  IconBuildingCommunity,
  IconBuildingPlus,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconMailExclamation,
  IconSpeakerphone,
} from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of platform staff. */
export default defineUi({
  code: 'admin',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  kinds: {
    systemnotification: { noun: 'kind_systemnotification' },
    documentwidgettype: { noun: 'kind_documentwidgettype' },
    eventtrigger: { noun: 'kind_eventtrigger', address: id => `/eventtrigger_detail/${id}` },
  },
  screens: [
    {
      path: '/dashboardadmin',
      app: 'admin',
      module: 'ADMIN',
      title: 'dashboard',
      menu: { group: 'main', order: 0, icon: IconLayoutDashboard, go: 'd' },
      load: () => import('./screens/dashboard-admin'),
    },
    {
      path: '/company_overview',
      app: 'admin',
      module: 'ADMIN',
      title: 'companies',
      menu: { group: 'main', order: 10, icon: IconBuildingCommunity, go: 'b', phone: true },
      load: () => import('./screens/company-overview'),
    },
    {
      path: '/company_trashcan',
      app: 'admin',
      module: 'ADMIN',
      load: () => import('./screens/company-trash'),
    },
    {
      path: '/company_detail/:companyId',
      app: 'admin',
      module: 'ADMIN',
      load: () => import('./screens/company-detail'),
    },
    {
      path: '/systemnotification_overview',
      app: 'admin',
      module: 'ADMIN',
      title: 'notices',
      menu: { group: 'main', order: 15, icon: IconSpeakerphone, go: 's', short: 'noticesShort' },
      load: () => import('./screens/system-notification-overview'),
    },
    {
      path: '/documentwidgettype_overview',
      app: 'admin',
      module: 'ADMIN',
      title: 'widgetTypes',
      menu: { group: 'main', order: 18, icon: IconLayoutGrid },
      load: () => import('./screens/widget-type-overview'),
    },
    {
      path: '/documentwidgettype_detail/:documentwidgettypeId',
      app: 'admin',
      module: 'ADMIN',
      load: () => import('./screens/widget-type-overview'),
    },
    {
      path: '/eventtrigger_overview',
      app: 'admin',
      module: 'ADMIN',
      title: 'eventTriggers',
      menu: { group: 'main', order: 19, icon: IconBolt },
      load: () => import('./screens/event-trigger-overview'),
    },
    {
      path: '/eventtrigger_detail/:eventtriggerId',
      app: 'admin',
      module: 'ADMIN',
      load: () => import('./screens/event-trigger-overview'),
    },
    {
      path: '/deadletter_overview',
      app: 'admin',
      module: 'ADMIN',
      title: 'deadLetters',
      menu: { group: 'main', order: 20, icon: IconMailExclamation },
      load: () => import('./screens/dead-letter-overview'),
    },
  ],
  actions: [
    {
      key: 'company',
      app: 'admin',
      module: 'ADMIN',
      title: 'newCompany',
      icon: IconBuildingPlus,
      run: ({ navigate, query }) => navigate(`/company_overview?new=${encodeURIComponent(query)}`),
    },
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    admin: typeof nl
  }
}
