import { call, type RowOf, refreshCalls, useList } from '@core/ui'
import { useEffect } from 'react'

export type Message = RowOf<'/api/message'>

/** The conversation about a dossier, oldest first. */
export function useMessages(flowId: number): Message[] {
  const list = useList('/api/message', { flow_id: String(flowId), sort: 'created_at', limit: 200 })
  return list.data?.rows ?? []
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
