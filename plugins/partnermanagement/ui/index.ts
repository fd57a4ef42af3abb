import { defineUi } from '@core/ui'
import nl from '../locales/nl'

/** Screens of partners and their projects. */
export default defineUi({
  code: 'partnermanagement',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [],
})

declare module '@core/ui' {
  interface UiLocales {
    partnermanagement: typeof nl
  }
}
