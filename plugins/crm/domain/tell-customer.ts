import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { countRecords, openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'
import { Relation } from '../entities/relation'
import { mailMessage } from '../jobs/mail-message'

/**
 * Mails the customer of a dossier that there is a message, once until they read: while one that they were told of is
 * unread, the next ones wait with it.
 */
export async function tellCustomer({ id }: { readonly id: number }, context: Context): Promise<void> {
  const message = await openRecord(context, Message, id)
  if (!message?.flow_id || message.status === 'read') return
  // Of several messages at once one is told of.
  const flow = await openRecord(context, Flow, message.flow_id, { hold: true })
  if (!flow || flow.deleted_at) return
  const told = { flow_id: flow.id, sender: 'company', status: 'unread', told_at: not(null) } as const
  if (await countRecords(context, Message, told)) return
  const relation = await readRow(context, Relation, { id: flow.relation_id })
  if (!relation?.email) return
  message.told_at = new Date()
  context.enqueue(mailMessage, { id, to: relation.email })
}
