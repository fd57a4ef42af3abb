import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { openRecord, openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import { type Correspondence, type CustomerMessage, type Messages, messageReceived } from '../contract'
import { Flow } from '../entities/flow'
import { Message, type MessageRecord } from '../entities/message'
import { departmentNow } from './conversation'
import { setMessageStatus } from './message-states'

/** Characters of one message: a link is open to whoever has it. */
const MOST = 5000

/** Messages that a customer is shown at once. */
const SHOWN = 200

const asSeen = ({ id, content, sender, sender_name, created_at }: MessageRecord): CustomerMessage => ({
  id,
  content,
  sender,
  sender_name: sender_name ?? null,
  created_at: created_at.toISOString(),
})

/** Tells of messages that were written. */
export const readMessages: Messages = {
  flowOf: async (context, id) => (await openRecord(context, Message, id))?.flow_id ?? null,
}

/** Stores and reads what customers and the company write to each other. */
export const correspond: Correspondence = {
  async fromCustomer(context, { content, senderName, flowId, aboutType, aboutId, mailId }) {
    if (!content.trim()) throw invalid('content', 'crm.message_empty')
    if (content.length > MOST) throw invalid('content', 'core.too_long', { max: MOST })
    const flow = flowId ? await openRecord(context, Flow, flowId) : null
    const about = { flow_id: flow?.id ?? null, messageable_type: aboutType, messageable_id: aboutId }
    const message = await insertRecord(context, Message, {
      content: content.trim(),
      sender: 'customer',
      sender_name: senderName?.trim() || flow?.relation_fullname || null,
      relation_id: flow?.relation_id ?? null,
      assigned_to: await departmentNow(context, about),
      ...(mailId ? { sendable_type: 'assistmail', sendable_id: mailId } : {}),
      ...about,
    })
    await context.emit(messageReceived, { id: message.id, flow_id: message.flow_id ?? null })
    return asSeen(message)
  },
  async forCustomer(context, { flowId, aboutType, aboutId }, before) {
    const about = flowId ? { flow_id: flowId } : { messageable_type: aboutType, messageable_id: aboutId }
    const which = before ? { ...about, id: below(before) } : about
    const newest = await openRecords(context, Message, which, { sort: '-id', limit: SHOWN + 1 })
    const shown = newest.slice(0, SHOWN).toReversed()
    for (const message of shown) await read(context, message)
    return { messages: shown.map(asSeen), older_messages: newest.length > SHOWN }
  },
}

/** A message of a dossier, which its customer has read by now. @throws Problem 404 for a message of anything else */
export async function readByCustomer(context: Context, flowId: number, id: number): Promise<CustomerMessage> {
  const message = await openRecord(context, Message, { id, flow_id: flowId })
  if (!message) throw notFound()
  await read(context, message)
  return asSeen(message)
}

/** What the company wrote is read once its customer sees it (R-MSG-002). */
async function read(context: Context, message: MessageRecord): Promise<void> {
  if (message.sender === 'company') await setMessageStatus(context, message, { status: 'read' })
}
