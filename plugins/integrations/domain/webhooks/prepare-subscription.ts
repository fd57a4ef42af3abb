import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import type { WebhookSubscription } from '../../entities/webhook-subscription'
import { eventsOf } from './declared'
import { newSecret, sealSecret } from './secret'
import { checkWebAddress } from './web-address'

/** Gives a new one its secret. @throws Problem 422 for what is no address, and for an event that the company does not have */
export function prepareSubscription(
  subscription: Opened<typeof WebhookSubscription>,
  context: Context,
  _changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): void {
  if (!before) subscription.secret = sealSecret(context, newSecret())
  checkWebAddress(subscription.url)
  subscription.events = [...new Set(subscription.events)]
  const known = new Set(eventsOf(context).map(({ tag }) => tag))
  const unknown = subscription.events.findIndex(tag => !known.has(tag))
  if (unknown >= 0 || !subscription.events.length) throw invalid('events', 'integrations.unknown_event')
}
