import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { messageSent } from '../contract'
import { departmentNow } from '../domain/conversation'
import { keepCustomersWords } from '../domain/customer-wrote'
import { messageStates, setMessageStatus } from '../domain/message-states'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'

/** Messages between company and customer; staff write as the company. Without content nothing is sent (R-MSG-005). */
export const messages = resource({
  entity: Message,
  module: 'CRM',
  calls: ['list', 'get', 'delete'],
  sort: '-created_at',
  readonly: ['user_id', 'sender', 'sender_name', 'relation_id', 'told_at'],
  states: { ...messageStates, direct: { fields: ['status'], run: setMessageStatus } },
  events: { created: messageSent },
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(message, context, changes, before) {
    if (before) keepCustomersWords(context, message, before)
    if (!message.content.trim()) throw invalid('content', 'core.required')
    if (before) return
    message.sender = 'company'
    message.user_id = context.user?.id ?? null
    message.sender_name = context.user?.fullname ?? null
    const flow = message.flow_id ? await openRecord(context, Flow, message.flow_id) : null
    message.relation_id = flow?.relation_id ?? null
    if (!changes.assigned_to) message.assigned_to = await departmentNow(context, message)
  },
})
