import { useCurrentUser, useList } from '@core/ui'
import { useState } from 'react'
import type { Flow } from '../flow/flow-status'
import type { About, Message } from './use-messages'

export const talkFilters = ['all', 'forme', 'unread', 'unanswered'] as const
export type TalkFilter = (typeof talkFilters)[number]

/** One conversation in the list: its newest message, and the dossier it is about. */
export interface Talk {
  key: string
  about: About
  newest: Message
  flow: Flow | undefined
}

/** Messages read at a time: enough for the conversations that one looks through (G-COMM). */
const PART = 200

/** Names a conversation in the address. */
export const keyOf = (about: About): string =>
  about.flow_id ? `flow-${about.flow_id}` : `${about.messageable_type}-${about.messageable_id}`

/** Conversations by their newest message. `forme` is what waits for a department whose work in the dossier is the user's. */
export function useTalks(filter: TalkFilter) {
  const user = useCurrentUser()
  const [parts, setParts] = useState(1)
  const asked = filter === 'unread' || filter === 'unanswered' ? { sender: 'customer' as const, status: filter } : {}
  const list = useList('/api/message', { ...asked, sort: '-created_at', limit: PART * parts })
  const newest = new Map<string, Message>()
  for (const message of list.data?.rows ?? []) if (!newest.has(keyOf(message))) newest.set(keyOf(message), message)
  const ids = [...newest.values()].flatMap(({ flow_id }) => flow_id ?? [])
  const flows = useList('/api/flow', { id: ids.join(','), limit: 1000 }, { enabled: ids.length > 0 })
  const byId = new Map(flows.data?.rows.map(flow => [flow.id, flow]))
  const talks = [...newest]
    .map(([key, message]): Talk => ({ key, about: message, newest: message, flow: byId.get(message.flow_id ?? 0) }))
    // A dossier in the trash takes its conversation along.
    .filter(talk => !talk.about.flow_id || talk.flow || flows.data === undefined)
    .filter(talk => filter !== 'forme' || isFor(talk, user.id))
  return {
    list,
    talks,
    more: (list.data?.total ?? 0) > PART * parts && PART * parts < 1000 ? () => setParts(parts + 1) : undefined,
  }
}

function isFor({ newest, flow }: Talk, userId: number): boolean {
  if (!flow || newest.sender !== 'customer') return false
  const worker = { sales: flow.user_id, office: flow.office_user_id, project: flow.project_user_id }[newest.assigned_to]
  return (worker ?? flow.user_id) === userId
}
