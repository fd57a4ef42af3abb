import { job } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import { deleteRows } from '@core/db/write'
import { WebhookDelivery } from '../entities/webhook-delivery'
import { WebhookSubscription } from '../entities/webhook-subscription'
import { planRound } from './deliver-webhooks'

const DAY_MS = 86_400_000
/** So long the log goes back, and so long a message can be sent again. */
export const LOG_DAYS = 30

/** Forgets messages of long ago, and begins rounds anew that were given up by the queue. */
export const forgetDeliveries = job(
  'integrations.forget-deliveries',
  async (_, context) => {
    await deleteRows(context, WebhookDelivery, { created_at: below(new Date(Date.now() - LOG_DAYS * DAY_MS)) })
    const lost = { status: 'active', round_at: below(new Date(Date.now() - DAY_MS / 24)) } as const
    for (const subscription of await openRecords(context, WebhookSubscription, lost, { sort: 'id', hold: true }))
      planRound(context, subscription, new Date())
  },
  { dailyAt: 3 },
)
