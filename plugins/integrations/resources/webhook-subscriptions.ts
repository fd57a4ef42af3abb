import { resource } from '@core/resource/resource'
import { prepareSubscription } from '../domain/webhooks/prepare-subscription'
import { subscriptionStates } from '../domain/webhooks/subscription-states'
import { WebhookSubscription } from '../entities/webhook-subscription'

/** Addresses that hear of events. Making one answers its secret, and so is a call of its own. */
export const webhookSubscriptions = resource({
  entity: WebhookSubscription,
  module: 'SETTINGS',
  role: 1000,
  calls: ['list', 'get', 'update', 'delete'],
  sort: 'name',
  readonly: ['old_secret_until', 'date_delivered', 'failing_since', 'failures', 'round_at', 'round'],
  states: subscriptionStates,
  prepare: prepareSubscription,
})
