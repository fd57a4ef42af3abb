import { dashboardFigures, dashboardWidgets, defineUi, fill } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowDocuments, flowMoney, relationPlaces, timelineLines } from '@plugins/crm/contract/ui'
import { editorActions } from '@plugins/documents/contract/ui'
import { profileSettings } from '@plugins/settings/contract/ui'
import { IconBellRinging, IconCalendarRepeat, IconReceiptEuro, IconReportMoney } from '@tabler/icons-react'
import nl from '../locales/nl'
import { useOverdueCount } from './widgets/use-open-invoices'

/** Screens of invoices, and what they add to quotations and dossiers. */
export default defineUi({
  code: 'invoice',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/invoice_overview',
      module: 'INVOICE',
      title: 'invoices',
      menu: { group: 'sales', order: 60, icon: IconReceiptEuro, go: 'f', useBadge: useOverdueCount },
      load: () => import('./screens/invoice-overview'),
    },
    {
      path: '/invoice_reminders',
      module: 'INVOICE',
      title: 'reminders',
      menu: { group: 'sales', order: 61, icon: IconBellRinging },
      load: () => import('./screens/invoice-reminders'),
    },
    {
      path: '/invoice_books',
      module: 'INVOICE',
      role: 1000,
      title: 'books',
      menu: { group: 'sales', order: 62, icon: IconReportMoney },
      load: () => import('./screens/invoice-books'),
    },
    {
      path: '/invoice_tobill',
      module: 'INVOICE',
      title: 'toBill',
      load: () => import('./screens/to-bill'),
    },
    {
      path: '/recurringinvoice_overview',
      module: 'INVOICE',
      title: 'recurring',
      menu: { group: 'sales', order: 61, icon: IconCalendarRepeat },
      load: () => import('./screens/recurring-overview'),
    },
    {
      path: '/recurringinvoice_detail/:recurringId',
      module: 'INVOICE',
      load: () => import('./screens/recurring-detail'),
    },
    {
      path: '/recurringinvoice_content/:invoiceId',
      module: 'INVOICE',
      rail: true,
      load: () => import('./screens/recurring-content'),
    },
    {
      path: '/overdueinvoice_overview.html',
      module: 'INVOICE',
      title: 'overdueTitle',
      load: () => import('./screens/overdue-overview'),
    },
    {
      path: '/invoice_detail/:invoiceId',
      module: 'INVOICE',
      rail: true,
      load: () => import('./screens/invoice-detail'),
    },
    {
      path: '/invoicetemplate_detail/:invoiceId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/invoice-detail'),
    },
  ],
  actions: [
    {
      key: 'invoice',
      title: 'kindNew',
      icon: IconReceiptEuro,
      module: 'INVOICE',
      dialog: () => import('./widgets/new-invoice'),
    },
  ],
  searchGroups: [{ group: 'invoices', title: 'invoices', icon: IconReceiptEuro, order: 60 }],
  kinds: {
    invoice: { noun: 'kindOne', address: id => `/invoice_detail/${id}` },
    payment: { noun: 'kind_payment' },
    recurring_invoice: { noun: 'recurringOne', address: id => `/recurringinvoice_detail/${id}` },
  },
  fills: [
    fill(flowMoney, { key: 'invoice', module: 'INVOICE', load: () => import('./widgets/flow-money') }),
    fill(profileSettings, {
      key: 'invoice',
      module: 'INVOICE',
      order: 40,
      load: () => import('./widgets/einvoice-setting'),
    }),
    fill(profileSettings, {
      key: 'firstterm',
      module: 'INVOICE',
      order: 41,
      load: () => import('./widgets/first-term-setting'),
    }),
    fill(profileSettings, {
      key: 'gaccount',
      module: 'INVOICE',
      order: 41,
      load: () => import('./gaccount/gaccount-setting'),
    }),
    fill(profileSettings, {
      key: 'reminders',
      module: 'INVOICE',
      order: 41,
      load: () => import('./reminders/settings-fields'),
    }),
    fill(dashboardFigures, {
      key: 'late',
      module: 'INVOICE',
      role: 1000,
      views: ['standard', 'sales'],
      order: 40,
      load: () => import('./dashboard/late-figure'),
    }),
    fill(dashboardWidgets, {
      key: 'overdue',
      title: 'overdueTitle',
      module: 'INVOICE',
      role: 1000,
      views: ['standard', 'sales'],
      columns: 12,
      order: 34,
      load: () => import('./dashboard/overdue-widget'),
    }),
    fill(relationPlaces.columns, { key: 'invoices', module: 'INVOICE', load: () => import('./relation/columns') }),
    fill(relationPlaces.actions, { key: 'invoice', module: 'INVOICE', load: () => import('./relation/actions') }),
    fill(relationPlaces.tabs, {
      key: 'invoices',
      title: 'invoices',
      module: 'INVOICE',
      order: 30,
      load: () => import('./relation/tab'),
    }),
    fill(flowDocuments, {
      key: 'invoices',
      module: 'INVOICE',
      order: 30,
      load: () => import('./widgets/flow-invoices'),
    }),
    fill(timelineLines, { key: 'invoice', module: 'INVOICE', load: () => import('./widgets/timeline-lines') }),
    fill(flowMakings, { key: 'invoice', module: 'INVOICE', order: 30, load: () => import('./widgets/makings') }),
    fill(editorActions, {
      key: 'invoice',
      module: 'INVOICE',
      order: 30,
      load: () => import('./widgets/document-actions'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    invoice: typeof nl
  }
}
