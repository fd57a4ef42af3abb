import { defineUi } from '@core/ui'
import nl from '../locales/nl'

/** What the log calls the records of rules. */
export default defineUi({
  code: 'workflow',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [],
  kinds: {
    eventtriggerrule: { noun: 'kind_eventtriggerrule' },
    delayedrule: { noun: 'kind_delayedrule' },
  },
})

declare module '@core/ui' {
  interface UiLocales {
    workflow: typeof nl
  }
}
