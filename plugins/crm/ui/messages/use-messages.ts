import { call, type RowOf, refreshCalls, useList } from '@core/ui'
import { useEffect } from 'react'

export type Message = RowOf<'/api/message'>

/** What a conversation is about: a dossier, or a document without one. */
export type About = Pick<Message, 'flow_id' | 'messageable_type' | 'messageable_id'>

export const aboutFlow = (id: number): About => ({ flow_id: id, messageable_type: 'flow', messageable_id: id })

/** The conversation about a dossier, oldest first. */
export const useMessages = (flowId: number): Message[] => useConversation(aboutFlow(flowId)).messages

/** A conversation, oldest first, and how reading it went. */
export function useConversation({ flow_id, messageable_type, messageable_id }: About) {
  const about = flow_id ? { flow_id: String(flow_id) } : { messageable_type, messageable_id: String(messageable_id) }
  const list = useList('/api/message', { ...about, sort: 'created_at', limit: 200 })
  return { messages: list.data?.rows ?? [], list }
}

/** Staff who open a dossier have seen what the customer wrote: unread becomes unanswered (R-MSG-001). */
export function useMarkSeen(messages: readonly Message[]): void {
  const unread = messages.filter(message => message.sender === 'customer' && message.status === 'unread')
  const ids = unread.map(message => message.id).join(',')
  useEffect(() => {
    if (!ids) return
    const seen = ids
      .split(',')
      .map(id =>
        call('patch', '/api/message/{id}', { params: { path: { id: Number(id) } }, body: { status: 'unanswered' } }),
      )
    // Whatever fails stays unread and is tried again at the next visit.
    Promise.allSettled(seen).then(() => refreshCalls('/api/message'))
  }, [ids])
}
