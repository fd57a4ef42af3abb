import { aheadOfDay, defineUi, fill, leftOnDevice, waitsOnDevice } from '@core/ui'
import { flowAhead, flowForms, kpiLinks, timelineLines } from '@plugins/crm/contract/ui'
import { settingsEntries } from '@plugins/settings/contract/ui'
import { IconClipboardList } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens where a company makes its forms. */
export default defineUi({
  code: 'surveys',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/vertical_overview',
      module: 'SETTINGS',
      title: 'forms',
      menu: { group: 'settings', order: 47, icon: IconClipboardList },
      load: () => import('./screens/vertical-overview'),
    },
    {
      path: '/vertical_detail/:verticalId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/vertical-detail'),
    },
    {
      path: '/flowdataitem_detail/:itemId',
      module: 'CRM',
      ownBar: true,
      load: () => import('./screens/flow-data-item-detail'),
    },
  ],
  fills: [
    fill(settingsEntries, { key: 'surveys', order: 30, load: () => import('./settings-entries') }),
    fill(flowForms, { key: 'forms', module: 'CRM', load: () => import('./dossier/forms-of-flow') }),
    fill(kpiLinks, {
      key: 'formfield',
      title: 'kpiField',
      module: 'CRM',
      order: 30,
      load: () => import('./settings/kpi-fields'),
    }),
    fill(timelineLines, { key: 'forms', module: 'CRM', load: () => import('./dossier/timeline-lines') }),
    fill(aheadOfDay, { key: 'forms', module: 'CRM', load: () => import('./ahead/ask-forms') }),
    fill(flowAhead, { key: 'forms', module: 'CRM', load: () => import('./ahead/ask-forms-of-flow') }),
    fill(waitsOnDevice, { key: 'forms', module: 'CRM', load: () => import('./filling/waits-on-device') }),
    fill(leftOnDevice, { key: 'forms', module: 'CRM', load: () => import('./filling/send-left') }),
  ],
  kinds: {
    vertical: { noun: 'form', address: id => `/vertical_detail/${id}` },
    verticaldatafield: { noun: 'field' },
    flowdata: { noun: 'kind_flowdata' },
    flowdataitem: { noun: 'form', address: id => `/flowdataitem_detail/${id}` },
  },
})

declare module '@core/ui' {
  interface UiLocales {
    surveys: typeof nl
  }
}
