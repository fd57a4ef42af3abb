import { on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import { messageReceived } from '../contract'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'
import { whoHears } from './who-hears'

/** Staff hear of a customer's message: whose work it is, or everyone (G-NOTIF). */
export const notifyMessage = on(messageReceived, 'notify-message', async ({ id }, context) => {
  const message = await openRecord(context, Message, id)
  if (!message) return
  const flow = message.flow_id ? await openRecord(context, Flow, message.flow_id) : null
  await notify(context, {
    type: 'message',
    id,
    flowId: flow?.id ?? null,
    userId: await whoHears(context, flow, message.assigned_to),
    title: context.text('crm.message_from', { name: message.sender_name ?? context.text('crm.customer') }),
    body: message.content.slice(0, 500),
    url: flow ? `/flow_detail/${flow.id}?options=flowcommunicator` : null,
  })
})
