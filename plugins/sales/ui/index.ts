import { defineUi, fill, firstSteps } from '@core/ui'
import { extendedKinds } from '@plugins/settings/contract/ui'
import { IconPackage } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of products and their prices. */
export default defineUi({
  code: 'sales',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/product_overview',
      module: 'SETTINGS',
      title: 'products',
      menu: { group: 'sales', order: 10, icon: IconPackage, module: 'SALES' },
      load: () => import('./screens/product-overview'),
    },
    { path: '/product_detail/:productId', module: 'SETTINGS', load: () => import('./screens/product-detail') },
  ],
  kinds: {
    product: { noun: 'product' },
    producttablerow: { noun: 'kind_producttablerow' },
  },
  actions: [
    {
      key: 'product',
      title: 'newProduct',
      icon: IconPackage,
      module: 'SETTINGS',
      create: false,
      dialog: () => import('./new-product'),
    },
  ],
  fills: [
    fill(extendedKinds, { key: 'sales', module: 'SALES', order: 20, load: () => import('./extended-kinds') }),
    fill(firstSteps, { key: 'product', module: 'SETTINGS', order: 20, load: () => import('./first-product') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    sales: typeof nl
  }
}
