import { calendarLayers, defineUi, fill, userParts, userProfileTabs } from '@core/ui'
import { emailCards, settingsEntries } from '@plugins/settings/contract/ui'
import { IconPlugConnected } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Links with services of others: of the company, and what users link to their own work. */
export default defineUi({
  code: 'integrations',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/account/company_integrations',
      module: 'SETTINGS',
      title: 'links',
      menu: { group: 'settings', order: 36, icon: IconPlugConnected },
      rail: true,
      load: () => import('./screens/integrations'),
    },
    {
      path: '/webhookconnection_detail/:connectionId',
      module: 'SETTINGS',
      load: () => import('./screens/webhook-connection-detail'),
    },
  ],
  kinds: {
    webhookconnection: { noun: 'kind_webhookconnection', address: id => `/webhookconnection_detail/${id}` },
    webhooksubscription: { noun: 'kind_webhooksubscription', address: () => '/account/company_integrations' },
    designaccount: { noun: 'kind_designaccount' },
    webhookdelivery: { noun: 'kind_webhookdelivery', address: () => '/account/company_integrations' },
  },
  fills: [
    fill(settingsEntries, { key: 'integrations', order: 36, load: () => import('./settings-entries') }),
    fill(emailCards, {
      key: 'webhookconnections',
      module: 'SETTINGS',
      load: () => import('./connections/connections-card'),
    }),
    fill(calendarLayers, { key: 'external', role: 100, load: () => import('./calendar-layer') }),
    fill(userProfileTabs, {
      key: 'calendar',
      title: 'tab',
      role: 100,
      order: 10,
      load: () => import('./profile/calendar-tab'),
    }),
    fill(userParts, {
      key: 'calendar',
      title: 'tab',
      role: 5000,
      load: () => import('./users/linked-calendars'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    integrations: typeof nl
  }
}
