import { defineUi } from '@core/ui'
import nl from '../locales/nl'

/** Screens of projects, and what they add to a dossier and a relation. */
export default defineUi({
  code: 'project',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [],
})

declare module '@core/ui' {
  interface UiLocales {
    project: typeof nl
  }
}
