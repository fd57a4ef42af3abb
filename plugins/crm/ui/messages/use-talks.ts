import { type Answer, useCall } from '@core/ui'
import { useState } from 'react'
import type { About } from './use-messages'

export const talkFilters = ['all', 'forme', 'unread', 'unanswered'] as const
export type TalkFilter = (typeof talkFilters)[number]

/** One conversation in the list: its newest message, and the dossier it is about. */
export type Talk = Answer<'get', '/api/user/getcommunicatormessages/{number}/{status}'>['data'][number] & {
  key: string
}

/** Conversations read at first, and as many more each time (G-COMM). */
const PART = 50
/** As many as the API answers at once. */
const MOST = 1000

/** Names a conversation in the address. */
export const keyOf = (about: About): string =>
  about.flow_id ? `flow-${about.flow_id}` : `${about.messageable_type}-${about.messageable_id}`

/** Conversations by their newest message. `forme` is what waits for a department whose work in the dossier is the user's. */
export function useTalks(filter: TalkFilter, query: string) {
  const [number, setNumber] = useState(PART)
  const list = useCall(
    'get',
    '/api/user/getcommunicatormessages/{number}/{status}',
    { params: { path: { number, status: filter }, query: query ? { query } : {} } },
    { keepPrevious: true },
  )
  const talks = (list.data?.data ?? []).map((talk): Talk => ({ ...talk, key: keyOf(talk.message) }))
  return { list, talks, more: list.data?.more && number < MOST ? () => setNumber(number + PART) : undefined }
}
