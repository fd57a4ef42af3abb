import { calendarLayers, defineUi, fill, userParts, userProfileTabs } from '@core/ui'
import nl from '../locales/nl'

/** What users link to their work. */
export default defineUi({
  code: 'integrations',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  fills: [
    fill(calendarLayers, { key: 'external', role: 100, load: () => import('./calendar-layer') }),
    fill(userProfileTabs, {
      key: 'calendar',
      title: 'tab',
      role: 100,
      order: 10,
      load: () => import('./profile/calendar-tab'),
    }),
    fill(userParts, {
      key: 'calendar',
      title: 'tab',
      role: 5000,
      load: () => import('./users/linked-calendars'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    integrations: typeof nl
  }
}
