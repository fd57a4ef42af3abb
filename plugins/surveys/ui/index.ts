import { defineUi } from '@core/ui'
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
  ],
  kinds: {
    vertical: { noun: 'form', address: id => `/vertical_detail/${id}` },
    verticaldatafield: { noun: 'field' },
  },
})

declare module '@core/ui' {
  interface UiLocales {
    surveys: typeof nl
  }
}
