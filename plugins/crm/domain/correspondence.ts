import type { Correspondence } from '../contract'
import { messageReceived } from '../contract'
import { Flow } from '../entities/flow'
import { Message } from '../entities/message'

/** Stores and reads what customers and the company write to each other. */
export const correspond: Correspondence = {
  async fromCustomer(context, { content, senderName, flowId, aboutType, aboutId }) {
    const flow = flowId ? await context.em.findOne(Flow, { id: flowId }) : null
    const message = context.em.create(Message, {
      company_id: context.company.id,
      content,
      sender: 'customer',
      sender_name: senderName ?? flow?.relation_fullname ?? null,
      flow_id: flow?.id ?? null,
      relation_id: flow?.relation_id ?? null,
      messageable_type: aboutType,
      messageable_id: aboutId,
    })
    await context.em.persist(message).flush()
    context.emit(messageReceived, { id: message.id, flow_id: message.flow_id ?? null })
    return message.id
  },
  async forCustomer(context, { flowId, aboutType, aboutId }) {
    const about = flowId ? { flow_id: flowId } : { messageable_type: aboutType, messageable_id: aboutId }
    const messages = await context.em.find(Message, about, { orderBy: { id: 'asc' }, limit: 200 })
    for (const message of messages) if (message.sender === 'company') message.status = 'read'
    return messages.map(({ id, content, sender, sender_name, created_at }) => ({
      id,
      content,
      sender,
      sender_name: sender_name ?? null,
      created_at: created_at.toISOString(),
    }))
  },
}
