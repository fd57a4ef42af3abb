import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { updateRows } from '@core/db/write'
import { WebhookDelivery } from '../../entities/webhook-delivery'
import type { Written } from './write-message'

/**
 * Keeps a message for a subscription, which the caller holds. Messages about one record go one after the other, in the order
 * of what happened: one waits for those before it, and those after it for this one.
 */
export async function keepDelivery(
  context: Context,
  subscription_id: number,
  message: Written,
  sequence: number,
): Promise<void> {
  const { record_type, record_id } = message
  const open = await readRows(context, WebhookDelivery, ['id', 'sequence', 'waits'], {
    ...{ subscription_id, record_type, record_id },
    due_at: not(null),
  })
  const later = open.filter(one => one.sequence > sequence && !one.waits).map(({ id }) => id)
  if (later.length) await updateRows(context, WebhookDelivery, { id: later }, { waits: true })
  const row = { ...message, subscription_id, sequence, webhook_id: `msg_${crypto.randomUUID()}`, due_at: new Date() }
  await insertRows(context, WebhookDelivery, [{ ...row, waits: open.some(one => one.sequence < sequence) }])
}

/** Lets go on, of each record, the first message that waits for one that ended. */
export async function letNextGo(
  context: Context,
  subscription_id: number,
  ended: readonly { readonly record_type: string; readonly record_id: number }[],
): Promise<void> {
  if (!ended.length) return
  const keyOf = (one: (typeof ended)[number]) => `${one.record_type} ${one.record_id}`
  const open = await readRows(
    context,
    WebhookDelivery,
    ['id', 'record_type', 'record_id', 'waits'],
    { subscription_id, record_id: ended.map(one => one.record_id), due_at: not(null) },
    'sequence',
  )
  const keys = new Set(ended.map(keyOf))
  const firsts = new Map<string, (typeof open)[number]>()
  for (const one of open) if (keys.has(keyOf(one)) && !firsts.has(keyOf(one))) firsts.set(keyOf(one), one)
  const next = [...firsts.values()].filter(({ waits }) => waits).map(({ id }) => id)
  if (next.length) await updateRows(context, WebhookDelivery, { id: next }, { waits: false, due_at: new Date() })
}
