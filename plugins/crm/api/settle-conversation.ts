import { call } from '@core/context/call'
import { openRecords } from '@core/db/open-record'
import { Type as t } from '@sinclair/typebox'
import { setMessageStatus } from '../domain/message-states'
import { Message } from '../entities/message'

const WAITING = { unanswered: ['unread'], read: ['unread', 'unanswered'] } as const

/** What a customer wrote in one conversation, all of it at once: seen (R-MSG-001), or settled (R-MSG-003). */
export const settleConversation = call({
  method: 'POST',
  path: 'message/settleconversation',
  access: { module: 'CRM' },
  summary: 'Set what waits in a conversation to unanswered or read',
  body: t.Object(
    {
      flow_id: t.Optional(t.Integer({ minimum: 1 })),
      messageable_type: t.Optional(t.String({ maxLength: 64 })),
      messageable_id: t.Optional(t.Integer({ minimum: 1 })),
      status: t.Union([t.Literal('unanswered'), t.Literal('read')]),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ settled: t.Integer() }),
  async run(context, { body: { flow_id, messageable_type, messageable_id, status } }) {
    const about = flow_id ? { flow_id } : { flow_id: null, messageable_type, messageable_id }
    const waiting = await openRecords(context, Message, {
      ...about,
      sender: 'customer',
      status: [...WAITING[status]],
    })
    for (const message of waiting) await setMessageStatus(context, message, { status })
    return { settled: waiting.length }
  },
})
