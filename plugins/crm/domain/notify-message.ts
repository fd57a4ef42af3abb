import { on } from '@core/events/event'
import { notify } from '@core/notifications/notify'
import { messageReceived } from '../contract'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'

const HANDLER = { sales: 'user_id', office: 'office_user_id', project: 'project_user_id' } as const

/** Staff hear of a customer's message: the handler of the dossier, or everyone (G-NOTIF). */
export const notifyMessage = on(messageReceived, 'notify-message', async ({ id }, context) => {
  const message = await context.em.findOne(Message, { id })
  if (!message) return
  const flow = message.flow_id ? await context.em.findOne(Flow, { id: message.flow_id }) : null
  await notify(context, {
    type: 'message',
    id,
    flowId: flow?.id ?? null,
    userId: flow?.[HANDLER[message.assigned_to as keyof typeof HANDLER]] ?? null,
    title: context.text('crm.message_from', { name: message.sender_name ?? context.text('crm.customer') }),
    body: message.content.slice(0, 500),
    url: flow ? `/flow_detail/${flow.id}?options=flowcommunicator` : null,
  })
})
