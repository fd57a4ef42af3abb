import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { openRecord, openRecords } from '@core/db/open-record'
import { below, not } from '@core/db/where'
import { writeNow } from '@core/db/write'
import { move } from '@core/states/move'
import { letNextGo } from '../domain/webhooks/keep-deliveries'
import { hasEnded, nextTry, restAfter } from '../domain/webhooks/retries'
import { secretsOf, signedHeaders } from '../domain/webhooks/secret'
import { type Sent, send, withTry } from '../domain/webhooks/send'
import { subscriptionStates } from '../domain/webhooks/subscription-states'
import { WebhookDelivery } from '../entities/webhook-delivery'
import { WebhookSubscription } from '../entities/webhook-subscription'
import { tellEnded } from './mail-ended'

/** Messages that go to one address at once, each about another record. */
const MOST_AT_ONCE = 25
/** A round that did not come for so long is lost. */
const LOST_MS = 10 * 60_000

interface Round {
  readonly id: number
  /** Its name; another one on the subscription means another round instead. */
  readonly round: string
}

type Subscription = Opened<typeof WebhookSubscription>
type Delivery = Opened<typeof WebhookDelivery>
type Outcomes = ReadonlyMap<number, Sent>

/**
 * Brings what is due to one address, round after round. There is one round of an address at a time, so that a slow one holds
 * up no other; a message keeps its number, so that its receiver knows one that came before.
 */
export const deliverWebhooks = heavyJob<Round, Outcomes | null>('integrations.deliver-webhooks', {
  async reachOut({ id, round }, context) {
    const subscription = await openRecord(context, WebhookSubscription, id)
    const isLicensed = context.company.modules.has('SETTINGS')
    if (!isLicensed || subscription?.status !== 'active' || subscription.round !== round) return async () => null
    const due = await openRecords(
      context,
      WebhookDelivery,
      { subscription_id: id, waits: false, due_at: below(new Date(Date.now() + 1)) },
      { sort: 'sequence', limit: MOST_AT_ONCE },
    )
    return sending(context, subscription, due)
  },
  async run({ id, round }, context, outcomes) {
    const subscription = await openRecord(context, WebhookSubscription, id, { hold: true })
    if (!subscription || !outcomes) return
    await keepOutcomes(context, subscription, outcomes)
    await keepStanding(context, subscription, [...outcomes.values()])
    if (subscription.round !== round) return
    Object.assign(subscription, { round: null, round_at: null })
    if (subscription.status === 'active') await planNext(context, subscription)
  },
})

function sending(context: Context, subscription: Subscription, due: readonly Delivery[]) {
  const { outbound } = context
  const { url } = subscription
  const secrets = openedSecrets(context, subscription)
  return async (): Promise<Outcomes> => {
    const sent = await Promise.all(
      due.map(async ({ id, webhook_id, payload }): Promise<[number, Sent]> => {
        const body = payload ?? ''
        if (!secrets) return [id, withoutSecret()]
        const headers = signedHeaders(webhook_id, body, secrets)
        return [id, await send(outbound, { address: url, method: 'POST', headers, body })]
      }),
    )
    return new Map(sent)
  }
}

function openedSecrets(context: Context, subscription: Subscription): readonly string[] | null {
  try {
    return secretsOf(context, subscription)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

const withoutSecret = (): Sent => ({
  at: new Date().toISOString(),
  ms: 0,
  status: null,
  problem: 'secret',
  answer: null,
  retryAfter: 0,
})

async function keepOutcomes(context: Context, { id }: Subscription, outcomes: Outcomes): Promise<void> {
  if (!outcomes.size) return
  const where = { id: [...outcomes.keys()], date_delivered: null }
  const deliveries = await openRecords(context, WebhookDelivery, where, { sort: 'id', hold: true })
  for (const delivery of deliveries) {
    const sent = outcomes.get(delivery.id)
    if (!sent) continue
    delivery.tries = withTry(delivery.tries, sent)
    delivery.attempts++
    if (sent.problem === null) delivery.date_delivered = new Date()
    delivery.due_at = sent.problem === null ? null : nextTry(delivery.attempts, sent.retryAfter)
  }
  await writeNow(context)
  await letNextGo(
    context,
    id,
    deliveries.filter(({ due_at }) => !due_at),
  )
}

/** How the address as a whole stands; after a week in which nothing arrived, or when it says to be gone, it ends. */
async function keepStanding(context: Context, subscription: Subscription, sent: readonly Sent[]): Promise<void> {
  if (!sent.length) return
  if (sent.some(({ problem }) => problem === null)) {
    Object.assign(subscription, { date_delivered: new Date(), failing_since: null, failures: 0 })
    return
  }
  subscription.failures++
  subscription.failing_since ??= new Date()
  const isOver = sent.some(({ problem }) => problem === 'gone') || hasEnded(subscription.failing_since)
  if (!isOver || subscription.status !== 'active') return
  await move(context, subscriptionStates, subscription, 'end')
  await tellEnded(context, subscription)
}

async function planNext(context: Context, subscription: Subscription): Promise<void> {
  const [next] = await readRows(
    context,
    WebhookDelivery,
    ['due_at'],
    { subscription_id: subscription.id, waits: false, due_at: not(null) },
    'due_at',
    { limit: 1 },
  )
  if (!next?.due_at) return
  const rested = Date.now() + restAfter(subscription.failures)
  planRound(context, subscription, new Date(Math.max(rested, new Date(next.due_at).getTime())))
}

/** Plans a round at this moment, unless an earlier one is planned. The caller holds the subscription. */
export function planRound(context: Context, subscription: Subscription, at: Date): void {
  const { round_at, id } = subscription
  const isLost = round_at && round_at.getTime() < Date.now() - LOST_MS
  if (round_at && round_at <= at && !isLost) return
  const round = crypto.randomUUID()
  Object.assign(subscription, { round, round_at: at })
  context.enqueue(deliverWebhooks, { id, round }, at)
}
