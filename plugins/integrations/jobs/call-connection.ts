import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { insertRecord } from '@core/db/insert'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { type Message, type Sent, send, withTry } from '../domain/webhooks/send'
import { WebhookConnection } from '../entities/webhook-connection'
import { WebhookDelivery } from '../entities/webhook-delivery'

/** Minutes before each further try (G-WEBT). */
const PAUSES = [1, 5, 30]
const MINUTE_MS = 60_000

type Delivery = Opened<typeof WebhookDelivery>

interface Calling {
  readonly id: number
  /** When it is due; one that is due at another moment was planned anew. */
  readonly at: string
}

/** Makes a call that a rule asked for, and up to three more where it does not arrive. */
export const callConnection = heavyJob<Calling, Sent | null>('integrations.call-connection', {
  async reachOut({ id, at }, context) {
    const delivery = await openRecord(context, WebhookDelivery, id)
    if (!delivery?.connection_id || !isDue(delivery, at)) return async () => null
    const connection = await openRecord(context, WebhookConnection, delivery.connection_id)
    const { outbound } = context
    const isActive = context.company.modules.has('SETTINGS') && connection?.status === 'active'
    const call = isActive ? sealedCall(context, delivery) : null
    return async () => (call ? send(outbound, call) : inactive())
  },
  async run({ id, at }, context, sent) {
    const delivery = await openRecord(context, WebhookDelivery, id, { hold: true })
    if (!delivery || !sent || !isDue(delivery, at)) return
    delivery.tries = withTry(delivery.tries, sent)
    delivery.attempts++
    const pause = sent.problem === null || sent.problem === 'inactive' ? undefined : PAUSES[delivery.attempts - 1]
    delivery.due_at = null
    if (sent.problem === null) delivery.date_delivered = new Date()
    else if (pause) planCall(context, delivery, new Date(Date.now() + pause * MINUTE_MS))
  },
})

const isDue = ({ due_at }: Delivery, at: string): boolean => due_at?.toISOString() === at

/** Somebody changed the connection since, or its call can no longer be opened. */
const inactive = (): Sent => ({
  at: new Date().toISOString(),
  ms: 0,
  status: null,
  problem: 'inactive',
  answer: null,
  retryAfter: 0,
})

/** Has a call made at a moment. */
export function planCall(context: Context, delivery: Delivery, at: Date): void {
  delivery.due_at = at
  context.enqueue(callConnection, { id: delivery.id, at: at.toISOString() }, at)
}

const aboutOf = ({ company }: Context, webhook_id: string) => `webhook call ${company.id} ${webhook_id}`

function sealedCall(context: Context, { sealed, payload, webhook_id }: Delivery): Message | null {
  if (!sealed) return null
  try {
    const { address, method, headers } = JSON.parse(context.secrets.open(sealed, aboutOf(context, webhook_id)))
    return { address, method, headers, ...(payload !== null && { body: payload }) }
  } catch {
    // Sealed with a secret that is gone, as after a move without it: the log says that it was not sent.
    return null
  }
}

interface About {
  readonly connection_id: number
  readonly flow_id: number
  readonly title: string | null
}

/** Keeps a call and has it made. The body is in the log; address and headers may hold keys and are sealed. */
export async function keepCall(
  context: Context,
  { connection_id, flow_id, title }: About,
  { body, headers, ...call }: Message,
): Promise<void> {
  const webhook_id = `msg_${crypto.randomUUID()}`
  const sealed = { ...call, headers: { ...headers, 'webhook-id': webhook_id } }
  const delivery = await insertRecord(context, WebhookDelivery, {
    connection_id,
    event: 'webhook',
    record_type: 'flow',
    record_id: flow_id,
    flow_id,
    title,
    webhook_id,
    sequence: context.outboxId ?? 0,
    payload: typeof body === 'string' ? body : null,
    sealed: context.secrets.seal(JSON.stringify(sealed), aboutOf(context, webhook_id)),
  })
  planCall(context, delivery, new Date())
}
