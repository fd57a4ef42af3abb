import { defineUi } from '@core/ui'
import nl from '../locales/nl'

/** The screen of a project of a partner. Without the module it leads to its partner (R-ROUTE-016). */
export default defineUi({
  code: 'projectmanagement',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/partnerproject_detail/:partnerProjectId',
      module: 'PARTNERMANAGEMENT',
      load: () => import('./screens/project-detail'),
    },
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    projectmanagement: typeof nl
  }
}
