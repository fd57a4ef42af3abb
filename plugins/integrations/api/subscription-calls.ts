import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { lockByName } from '@core/db/lock-by-name'
import type { Opened } from '@core/db/mapped'
import { countRecords } from '@core/db/open-record'
import { nullable, rowSchema } from '@core/db/schema'
import { not } from '@core/db/where'
import { updateRows } from '@core/db/write'
import { createRecord, find } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams } from '@core/resource/schemas'
import { move } from '@core/states/move'
import { Type as t } from '@sinclair/typebox'
import { eventsOf } from '../domain/webhooks/declared'
import { newSecret, sealSecret, secretsOf, signedHeaders } from '../domain/webhooks/secret'
import { send } from '../domain/webhooks/send'
import { subscriptionStates } from '../domain/webhooks/subscription-states'
import { WebhookDelivery } from '../entities/webhook-delivery'
import { WebhookSubscription } from '../entities/webhook-subscription'
import { planRound } from '../jobs/deliver-webhooks'
import { webhookSubscriptions } from '../resources/webhook-subscriptions'

const access = { module: 'SETTINGS', role: 1000 } as const
/** Each of them is told of every event that it asks for. */
const MOST_SUBSCRIPTIONS = 20
const HOUR_MS = 3_600_000
/** Hours in which messages are signed with the old secret as well, unless told. */
const OVERLAP_HOURS = 24

const secret = t.String({ description: 'Signs the messages, as Standard Webhooks says; it is answered once' })
const row = rowSchema(WebhookSubscription)

const held = (context: Context, id: number): Promise<Opened<typeof WebhookSubscription>> =>
  find(webhookSubscriptions, context, id)

const listEvents = call({
  method: 'GET',
  path: 'webhookevent',
  operationId: 'webhookevent.list',
  access,
  summary: 'Events that a webhook subscription can ask for',
  response: t.Array(
    t.Object({
      tag: t.String({ description: 'Goes into `events`, and is the `type` of the message' }),
      label: t.String(),
      stage: t.String({ description: 'Stage of a dossier that it belongs to; `algemeen` for any' }),
      about: t.String({ description: 'Resource of the record in the message' }),
    }),
  ),
  async run(context) {
    return eventsOf(context).map(({ tag, label, stage, about }) => ({ tag, label: context.text(label), stage, about }))
  },
})

const createSubscription = call({
  method: 'POST',
  path: 'webhooksubscription',
  operationId: 'webhooksubscription.create',
  access,
  secret: true,
  status: 201,
  summary: 'Have events told to an address, in messages signed by Standard Webhooks; the secret is answered once',
  body: t.Object(
    {
      name: t.Optional(t.Union([t.String({ maxLength: 255 }), t.Null()])),
      url: t.String({ minLength: 1, maxLength: 2000 }),
      events: t.Array(t.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 200 }),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ ...row.properties, secret }, { title: 'webhooksubscription.created' }),
  example: { name: 'Voorraad', url: 'https://voorraad.example/hook', events: ['flow_created'] },
  async run(context, { body }) {
    await lockByName(context, 'webhook subscriptions')
    if ((await countRecords(context, WebhookSubscription, {})) >= MOST_SUBSCRIPTIONS)
      throw refused('integrations.too_many_subscriptions', { most: MOST_SUBSCRIPTIONS })
    const subscription = await createRecord(webhookSubscriptions, context, body)
    const [secret = ''] = secretsOf(context, subscription)
    return { ...toRow(WebhookSubscription, subscription), secret }
  },
})

const renewSecret = call({
  method: 'POST',
  path: 'webhooksubscription/:id/newsecret',
  operationId: 'webhooksubscription.newsecret',
  access,
  secret: true,
  summary: 'Make a new secret; for a while messages are signed with the old one as well, so that none is refused',
  params: idParams,
  body: t.Object(
    { overlap_hours: t.Optional(t.Integer({ minimum: 0, maximum: 168, default: OVERLAP_HOURS })) },
    { additionalProperties: false },
  ),
  response: t.Object({ secret, old_secret_until: t.String({ format: 'date-time' }) }),
  example: { overlap_hours: 24 },
  async run(context, { params, body }) {
    const subscription = await held(context, params.id)
    const until = new Date(Date.now() + (body.overlap_hours ?? OVERLAP_HOURS) * HOUR_MS)
    const made = newSecret()
    const old_secret = subscription.secret
    Object.assign(subscription, { old_secret, old_secret_until: until, secret: sealSecret(context, made) })
    context.log({ type: 'webhooksubscription', id: subscription.id, description: 'secret_renewed' })
    return { secret: made, old_secret_until: until.toISOString() }
  },
})

const pauseSubscription = call({
  method: 'POST',
  path: 'webhooksubscription/:id/pause',
  operationId: 'webhooksubscription.pause',
  access,
  summary: 'Send nothing for now; messages are kept and wait',
  params: idParams,
  response: row,
  async run(context, { params }) {
    const subscription = await held(context, params.id)
    await move(context, subscriptionStates, subscription, 'pause')
    return toRow(WebhookSubscription, subscription)
  },
})

const resumeSubscription = call({
  method: 'POST',
  path: 'webhooksubscription/:id/resume',
  operationId: 'webhooksubscription.resume',
  access,
  summary: 'Send again, what waited first',
  params: idParams,
  response: row,
  async run(context, { params }) {
    const subscription = await held(context, params.id)
    await move(context, subscriptionStates, subscription, 'resume')
    Object.assign(subscription, { failing_since: null, failures: 0, round_at: null })
    const waiting = { subscription_id: subscription.id, due_at: not(null) }
    await updateRows(context, WebhookDelivery, waiting, { due_at: new Date() })
    planRound(context, subscription, new Date())
    return toRow(WebhookSubscription, subscription)
  },
})

const testSubscription = call({
  method: 'POST',
  path: 'webhooksubscription/:id/test',
  operationId: 'webhooksubscription.test',
  access,
  limit: { of: 'test of a webhook', most: 20, seconds: 60 },
  summary: 'Send a signed message of type `webhook_test` at once, and tell what is answered',
  params: idParams,
  response: t.Object({
    arrived: t.Boolean(),
    status: nullable(t.Integer()),
    answer: nullable(t.String({ description: 'The beginning of what was answered' })),
    problem: nullable(t.String({ description: 'Why it did not arrive' })),
  }),
  async reachOut(context, { params }) {
    const subscription = await find(webhookSubscriptions, context, params.id)
    const body = JSON.stringify({ type: 'webhook_test', timestamp: new Date().toISOString(), data: {} })
    const headers = signedHeaders(`msg_${crypto.randomUUID()}`, body, secretsOf(context, subscription))
    const { outbound } = context
    return () => send(outbound, { address: subscription.url, method: 'POST', headers, body })
  },
  async run(context, { heard: { status, answer, problem } }) {
    const why = problem && context.text(`integrations.problem_${problem}`, { status: status ?? 0 })
    return { arrived: problem === null, status, answer, problem: why }
  },
})

export const subscriptionCalls: readonly Call[] = [
  listEvents,
  createSubscription,
  renewSecret,
  pauseSubscription,
  resumeSubscription,
  testSubscription,
]
