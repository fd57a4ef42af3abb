import { defineUi } from '@core/ui'
import { documentStatuses } from '@plugins/documents/contract/statuses/looks'
import nl from '../locales/nl'
import './portal.css'

/** The pages customers open with a link, without signing in. */
export default defineUi({
  code: 'portal',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  statuses: documentStatuses,
  screens: [
    // Every kind of document has a page of its name: /customer_quotation_detail/{hash}.
    {
      path: '/:page/:hash',
      app: 'portal',
      role: 0,
      title: 'document',
      load: () => import('./screens/document-page'),
    },
    {
      path: '/:page/:hash/proof',
      app: 'portal',
      role: 0,
      title: 'proof',
      load: () => import('./screens/proof-page'),
    },
    {
      path: '/customer_flow_detail/:hash',
      app: 'portal',
      role: 0,
      title: 'flow',
      load: () => import('./screens/flow-page'),
    },
    {
      path: '/customer_flow_detail/:hash/form/:id',
      app: 'portal',
      role: 0,
      title: 'flow',
      load: () => import('./screens/form-page'),
    },
    {
      path: '/customer_communicator/:hash',
      app: 'portal',
      role: 0,
      title: 'messages',
      load: () => import('./screens/communicator-page'),
    },
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    portal: typeof nl
  }
}
