import type { Context } from '@core/context/context'
import type { EventHandler } from '@core/context/event'
import type { Trigger } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { WebhookSubscription } from '../../entities/webhook-subscription'
import { planRound } from '../../jobs/deliver-webhooks'
import { eventsOf } from './declared'
import { keepDelivery } from './keep-deliveries'
import { writeMessage } from './write-message'

/** Listens to every event that plugins declare for rules, after its commit, and keeps a message for each address that asked. */
export const hearEvents = (triggers: readonly Trigger[]): readonly EventHandler[] =>
  triggers.map(trigger => ({
    event: trigger.event,
    name: `keep the webhooks of ${trigger.tag}`,
    within: false,
    run: async (payload: unknown, context: Context) => {
      if (!context.company.modules.has('SETTINGS')) return
      const listening = await listeningTo(context, trigger.tag)
      if (!listening.length || !eventsOf(context).some(({ tag }) => tag === trigger.tag)) return
      const sequence = context.outboxId ?? 0
      const message = await writeMessage(context, trigger, trigger.idOf(payload), sequence)
      for (const id of listening) {
        const subscription = await openRecord(context, WebhookSubscription, id, { hold: true })
        if (!subscription || subscription.status === 'ended') continue
        await keepDelivery(context, id, message, sequence)
        if (subscription.status === 'active') planRound(context, subscription, new Date())
      }
    },
  }))

/** In the order of their numbers, in which everybody holds them. */
async function listeningTo(context: Context, tag: string): Promise<number[]> {
  const where = { status: ['active', 'paused'] as const }
  const all = await readRows(context, WebhookSubscription, ['id', 'events'], where, 'id')
  return all.filter(({ events }) => events.includes(tag)).map(({ id }) => id)
}
