import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import { messageSent } from '../contract'
import { Message } from '../entities/message'
import { conversationOf } from './conversation'
import { setMessageStatus } from './message-states'
import { tellCustomer } from './tell-customer'

/** What a customer wrote before the answer waits for none any more. */
async function settleAnswered({ id }: { readonly id: number }, context: Context): Promise<void> {
  const answer = await openRecord(context, Message, id)
  if (!answer) return
  const waiting = await openRecords(context, Message, {
    ...conversationOf(answer),
    id: below(id),
    sender: 'customer',
    status: ['unread', 'unanswered'],
  })
  for (const message of waiting) await setMessageStatus(context, message, { status: 'read' })
}

/** What follows from an answer to a customer. */
export const conversationsFollow: readonly EventHandler[] = [
  on(messageSent, 'settle what waited for the answer', settleAnswered, { within: true }),
  on(messageSent, 'tell the customer that there is a message', tellCustomer, { within: true }),
]
