import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { type Department, Message, type MessageRecord } from '../entities/message'

type About = Pick<MessageRecord, 'flow_id' | 'messageable_type' | 'messageable_id'>

/** What tells the messages of one conversation from all others: the dossier, or a document without one. */
export const conversationOf = ({ flow_id, messageable_type, messageable_id }: About) =>
  flow_id ? { flow_id } : { flow_id: null, messageable_type, messageable_id }

/** Whose work a conversation is by its newest message: what is written next stays with them. */
export async function departmentNow(context: Context, about: About): Promise<Department> {
  const [last] = await openRecords(context, Message, conversationOf(about), { sort: '-id', limit: 1 })
  return last?.assigned_to ?? 'sales'
}
