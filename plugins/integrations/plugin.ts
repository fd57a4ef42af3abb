import { definePlugin } from '@core/plugin/define-plugin'
import { linkCalendar } from './api/link-calendar'
import { listCalendarEvents } from './api/list-calendar-events'
import { listIntegrations, listIntegrationsForCompany, listIntegrationsForUser } from './api/list-integrations'
import { replayCalls } from './api/replay-calls'
import { serviceCalls } from './api/service-calls'
import { subscriptionCalls } from './api/subscription-calls'
import { testConnection } from './api/test-connection'
import { unlinkCalendar } from './api/unlink-calendar'
import { forgetLinks } from './domain/forget-links'
import { callByRule } from './domain/webhooks/call-by-rule'
import { hearEvents } from './domain/webhooks/hear-events'
import { DesignAccount } from './entities/design-account'
import { Integration } from './entities/integration'
import { WebhookConnection } from './entities/webhook-connection'
import { WebhookDelivery } from './entities/webhook-delivery'
import { WebhookSubscription } from './entities/webhook-subscription'
import { callConnection } from './jobs/call-connection'
import { deliverWebhooks } from './jobs/deliver-webhooks'
import { forgetDeliveries } from './jobs/forget-deliveries'
import { mailEnded } from './jobs/mail-ended'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { webhookConnections } from './resources/webhook-connections'
import { webhookDeliveries } from './resources/webhook-deliveries'
import { webhookSubscriptions } from './resources/webhook-subscriptions'
import { seed } from './seed'

/**
 * Links to services of others: webhooks of the company, and a user's calendar by its secret iCal address, which Google,
 * Outlook and Apple all give.
 */
export default definePlugin({
  code: 'integrations',
  requires: ['settings', 'crm'],
  entities: [Integration, DesignAccount, WebhookConnection, WebhookSubscription, WebhookDelivery],
  migrations,
  resources: [webhookConnections, webhookSubscriptions, webhookDeliveries],
  calls: [
    listIntegrations,
    listIntegrationsForUser,
    listIntegrationsForCompany,
    linkCalendar,
    ...unlinkCalendar,
    listCalendarEvents,
    testConnection,
    ...subscriptionCalls,
    ...replayCalls,
    ...serviceCalls,
  ],
  on: triggers => [forgetLinks, ...hearEvents(triggers)],
  actions: [callByRule],
  jobs: [callConnection, deliverWebhooks, mailEnded, forgetDeliveries],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
