import { definePlugin } from '@core/plugin/define-plugin'
import { linkCalendar } from './api/link-calendar'
import { listCalendarEvents } from './api/list-calendar-events'
import { listIntegrations, listIntegrationsForUser } from './api/list-integrations'
import { unlinkCalendar } from './api/unlink-calendar'
import { forgetLinks } from './domain/forget-links'
import { Integration } from './entities/integration'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'

/**
 * Links to services of others. A user's calendar by its secret iCal address, which Google, Outlook and Apple all give;
 * signing in at Google instead (`gcal/getAuthUrl`) belongs to a later issue.
 */
export default definePlugin({
  code: 'integrations',
  entities: [Integration],
  migrations,
  calls: [listIntegrations, listIntegrationsForUser, linkCalendar, ...unlinkCalendar, listCalendarEvents],
  on: [forgetLinks],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
})
