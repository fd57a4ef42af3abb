import { dashboardWidgets, defineUi, fill } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowDocuments, kpiLinks, relationPlaces, timelineLines } from '@plugins/crm/contract/ui'
import { profileSettings } from '@plugins/settings/contract/ui'
import { IconFileText } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of quotations, and what they add to a dossier. */
export default defineUi({
  code: 'quotation',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/quotation_overview',
      module: 'QUOTATION',
      title: 'quotations',
      menu: { group: 'sales', order: 40, icon: IconFileText, go: 'o' },
      load: () => import('./screens/quotation-overview'),
    },
    {
      path: '/quotation_detail/:quotationId',
      module: 'QUOTATION',
      rail: true,
      load: () => import('./screens/quotation-detail'),
    },
    {
      path: '/quotationtemplate_detail/:quotationId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/quotation-detail'),
    },
  ],
  actions: [
    {
      key: 'quotation',
      title: 'kindNew',
      icon: IconFileText,
      module: 'QUOTATION',
      dialog: () => import('./widgets/new-quotation'),
    },
  ],
  searchGroups: [{ group: 'quotations', title: 'quotations', icon: IconFileText, order: 40 }],
  kinds: { quotation: { noun: 'kindOne', address: id => `/quotation_detail/${id}` } },
  fills: [
    fill(profileSettings, {
      key: 'quotation',
      module: 'QUOTATION',
      order: 20,
      load: () => import('./widgets/signing-setting'),
    }),
    fill(profileSettings, {
      key: 'follow-up',
      module: 'QUOTATION',
      order: 21,
      load: () => import('./widgets/follow-up-setting'),
    }),
    fill(dashboardWidgets, {
      key: 'waiting',
      title: 'waiting',
      module: 'QUOTATION',
      views: ['standard', 'sales', 'salesv1'],
      columns: 8,
      order: 32,
      asks: ['/api/quotation?status=sent&sort=enddate&limit=5'],
      load: () => import('./dashboard/waiting-widget'),
    }),
    fill(kpiLinks, {
      key: 'productamount',
      title: 'kpiAmount',
      module: 'QUOTATION',
      order: 10,
      load: () => import('./flow/kpi-products'),
    }),
    fill(kpiLinks, {
      key: 'productrevenue',
      title: 'kpiRevenue',
      module: 'QUOTATION',
      order: 20,
      load: () => import('./flow/kpi-products'),
    }),
    fill(relationPlaces.columns, { key: 'quotations', module: 'QUOTATION', load: () => import('./relation/columns') }),
    fill(relationPlaces.actions, { key: 'quotation', module: 'QUOTATION', load: () => import('./relation/actions') }),
    fill(relationPlaces.tabs, {
      key: 'quotations',
      title: 'quotations',
      module: 'QUOTATION',
      order: 10,
      load: () => import('./relation/tab'),
    }),
    fill(flowDocuments, {
      key: 'quotations',
      module: 'QUOTATION',
      order: 10,
      load: () => import('./widgets/flow-quotations'),
    }),
    fill(timelineLines, { key: 'quotation', module: 'QUOTATION', load: () => import('./widgets/timeline-lines') }),
    fill(flowMakings, { key: 'quotation', module: 'QUOTATION', order: 10, load: () => import('./widgets/makings') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    quotation: typeof nl
  }
}
