import { defineUi, fill } from '@core/ui'
import { flowCards } from '@plugins/crm/contract/ui'
import { settingsEntries } from '@plugins/settings/contract/ui'
import { IconRoute } from '@tabler/icons-react'
import nl from '../locales/nl'

/** The screen of a company's rules, and what waits with a dossier. */
export default defineUi({
  code: 'workflow',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/account/company_eventtriggerrules',
      module: 'SETTINGS',
      title: 'rulesTitle',
      menu: { group: 'settings', order: 48, icon: IconRoute },
      rail: true,
      load: () => import('./screens/event-trigger-rules'),
    },
  ],
  kinds: {
    eventtriggerrule: {
      noun: 'kind_eventtriggerrule',
      address: id => `/account/company_eventtriggerrules?rule=${id}`,
    },
    delayedrule: { noun: 'kind_delayedrule' },
  },
  fills: [
    fill(flowCards, { key: 'pending', module: 'CRM', order: 1, load: () => import('./flow/pending-card') }),
    fill(settingsEntries, { key: 'workflow', order: 50, load: () => import('./settings/settings-entries') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    workflow: typeof nl
  }
}
