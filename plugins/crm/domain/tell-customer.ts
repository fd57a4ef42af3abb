import type { Context } from '@core/context/context'
import { openRecord, openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { Message } from '../entities/message'
import { mailMessage } from '../jobs/mail-message'
import { conversationOf } from './conversation'
import { correspondentOf } from './correspondent-of'
import { dossierSettings } from './dossier-settings'

/** A conversation is mailed about at most once in so many milliseconds. */
const PAUSE_MS = 15 * 60_000

/**
 * Mails the customer of a conversation that there is a message: at once, or where they were mailed just before with
 * whatever else is written until a quarter of an hour after that. Nothing goes out while the company wants none.
 */
export async function tellCustomer({ id }: { readonly id: number }, context: Context): Promise<void> {
  const message = await openRecord(context, Message, id)
  if (!message || message.status === 'read') return
  if (!(await dossierSettings.of(context)).customer_notices) return
  // Of several messages at once one plans the mail: the record that they are about is held.
  const customer = await correspondentOf(context, message, { hold: true })
  if (!customer) return
  const told = { ...conversationOf(message), sender: 'company', told_at: not(null) } as const
  const [last] = await openRecords(context, Message, told, { sort: '-told_at', limit: 1 })
  const now = new Date()
  const lastAt = last?.told_at ?? null
  // The mail that waits tells of this one too.
  if (lastAt && lastAt > now) return
  const next = new Date((lastAt?.getTime() ?? 0) + PAUSE_MS)
  const later = next > now ? next : null
  message.told_at = later ?? now
  const { flow_id = null, messageable_type, messageable_id } = message
  context.enqueue(mailMessage, { id, flow_id, messageable_type, messageable_id }, later ?? undefined)
}
