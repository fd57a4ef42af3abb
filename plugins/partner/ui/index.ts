import { defineUi } from '@core/ui'
import nl from '../locales/nl'

/** Screens of users of a partner; staff who own the module may look at them too. */
export default defineUi({
  code: 'partner',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    { path: '/dashboard_partner', module: 'PARTNER', load: () => import('./screens/partner-dashboard') },
    { path: '/flow_partner/:flowId', module: 'PARTNER', load: () => import('./screens/flow-partner') },
    { path: '/document_partner/:documentId', module: 'PARTNER', load: () => import('./screens/document-partner') },
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    partner: typeof nl
  }
}
