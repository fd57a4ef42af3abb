import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { readRows } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { openRecord, openRecords } from '@core/db/open-record'
import { atLeast, not } from '@core/db/where'
import { updateRows, writeNow } from '@core/db/write'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { WebhookDelivery } from '../entities/webhook-delivery'
import { WebhookSubscription } from '../entities/webhook-subscription'
import { planCall } from '../jobs/call-connection'
import { planRound } from '../jobs/deliver-webhooks'
import { webhookDeliveries } from '../resources/webhook-deliveries'

const access = { module: 'SETTINGS', role: 1000 } as const
/** Messages that go again by one call. */
const MOST_REPLAYED = 10_000

/** @throws Problem 404, or 409 while nothing is sent to it */
async function sendingTo(context: Context, id: number): Promise<Opened<typeof WebhookSubscription>> {
  const [subscription] = await openRecords(context, WebhookSubscription, { id }, { hold: true })
  if (!subscription) throw notFound()
  if (subscription.status !== 'active') throw refused('integrations.resume_first')
  return subscription
}

/** Has these go again: of each record the first at once, and the others after it. */
async function sendAgain(context: Context, subscription: Opened<typeof WebhookSubscription>, ids: readonly number[]) {
  const { id: subscription_id } = subscription
  const again = { date_delivered: null, attempts: 0, due_at: new Date(), waits: true }
  await updateRows(context, WebhookDelivery, { subscription_id, id: ids }, again)
  const columns = ['id', 'record_type', 'record_id'] as const
  const open = { subscription_id, due_at: not(null) }
  const all = await readRows(context, WebhookDelivery, columns, open, 'sequence')
  const begun = new Set<string>()
  const firsts = all.filter(({ record_type, record_id }) => {
    const key = `${record_type} ${record_id}`
    if (begun.has(key)) return false
    begun.add(key)
    return true
  })
  const next = firsts.map(({ id }) => id)
  if (next.length) await updateRows(context, WebhookDelivery, { id: next, waits: true }, { waits: false })
  subscription.failures = 0
  planRound(context, subscription, new Date())
}

const replayDelivery = call({
  method: 'POST',
  path: 'webhookdelivery/:id/replay',
  operationId: 'webhookdelivery.replay',
  access,
  summary: 'Send a message again, with the number that it had',
  params: idParams,
  response: 'nothing',
  async run(context, { params }) {
    const { subscription_id } = await find(webhookDeliveries, context, params.id)
    if (subscription_id) return sendAgain(context, await sendingTo(context, subscription_id), [params.id])
    const delivery = await openRecord(context, WebhookDelivery, params.id, { hold: true })
    if (!delivery) throw notFound()
    Object.assign(delivery, { date_delivered: null, attempts: 0 })
    planCall(context, delivery, new Date())
  },
})

const replaySince = call({
  method: 'POST',
  path: 'webhooksubscription/:id/replay',
  operationId: 'webhooksubscription.replay',
  access,
  summary: 'Send again what did not arrive since a moment, or all of it; in the order of what happened',
  params: idParams,
  body: t.Object(
    {
      since: t.String({ format: 'date-time' }),
      all: t.Optional(t.Boolean({ default: false, description: 'What arrived as well' })),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ count: t.Integer({ description: 'Messages that go again' }) }),
  example: { since: '2026-11-30T08:00:00Z' },
  async run(context, { params, body }) {
    const subscription = await sendingTo(context, params.id)
    const rows = await readRows(
      context,
      WebhookDelivery,
      ['id'],
      {
        subscription_id: params.id,
        created_at: atLeast(new Date(body.since)),
        ...(!body.all && { date_delivered: null }),
      },
      'sequence',
      { limit: MOST_REPLAYED },
    )
    if (rows.length)
      await sendAgain(
        context,
        subscription,
        rows.map(({ id }) => id),
      )
    await writeNow(context)
    return { count: rows.length }
  },
})

export const replayCalls: readonly Call[] = [replayDelivery, replaySince]
