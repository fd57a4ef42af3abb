import { type RowOf, useGrowingList, useSave } from '@core/ui'
import { useEffect } from 'react'

export type Message = RowOf<'/api/message'>

/** Addresses whose answers hold messages: refreshed whenever a message is saved. */
export const showMessages = { refresh: ['/api/user/getcommunicatormessages'] }

/** What a conversation is about: a dossier, or a document without one. */
export type About = Pick<Message, 'flow_id' | 'messageable_type' | 'messageable_id'>

export const aboutFlow = (id: number): About => ({ flow_id: id, messageable_type: 'flow', messageable_id: id })

/** The newest messages about a dossier, oldest first. */
export const useMessages = (flowId: number): Message[] => useConversation(aboutFlow(flowId)).messages

const bodyOf = ({ flow_id, messageable_type, messageable_id }: About) =>
  flow_id ? { flow_id } : { messageable_type, messageable_id }

/** A conversation, oldest first: its newest messages, and `more` for those before. */
export function useConversation(about: About) {
  const which = Object.fromEntries(Object.entries(bodyOf(about)).map(([key, value]) => [key, String(value)]))
  const { rows, ...rest } = useGrowingList('/api/message', { ...which, sort: '-created_at' })
  return { messages: rows.toReversed(), ...rest }
}

/** What a customer asked in a conversation and nobody settled. */
export const useWaiting = (about: About): Message[] =>
  useConversation(about).messages.filter(({ sender, status }) => sender === 'customer' && status !== 'read')

/** Staff who open a dossier have seen what the customer wrote: unread becomes unanswered (R-MSG-001). */
export function useMarkSeen(about: About, messages: readonly Message[]): void {
  const { mutate } = useSettle(about)
  const newest = messages.findLast(({ sender, status }) => sender === 'customer' && status === 'unread')?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that comes in
  useEffect(() => {
    if (newest) mutate('unanswered')
  }, [newest])
}

/** Sets all that waits in a conversation to seen or settled. */
export function useSettle(about: About) {
  const save = useSave('post', '/api/message/settleconversation', showMessages)
  return {
    isPending: save.isPending,
    mutate: (status: 'unanswered' | 'read') => save.mutate({ body: { ...bodyOf(about), status } }),
  }
}
