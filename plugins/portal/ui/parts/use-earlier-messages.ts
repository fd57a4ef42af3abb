import { useEffect, useState } from 'react'
import type { Message } from '../customer-document'

/** Part of a conversation, as the API answers it. */
export interface Messages {
  messages: readonly Message[]
  older_messages: boolean
}

/** Reads what was written before a message. */
export type ReadEarlier = (before: number) => Promise<Messages>

/**
 * A conversation that is read back from its newest messages, which move on as more are written; what was read stays.
 * `earlier` is where reading back stands: none there, more to read, on its way, or failed.
 */
export function useEarlierMessages(newest: Messages, read: ReadEarlier) {
  const [kept, setKept] = useState(newest)
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const known = joined(kept, newest)
  useEffect(() => setKept(before => joined(before, newest)), [newest])

  const readMore = async () => {
    const [first] = known.messages
    if (!first || state === 'busy') return
    setState('busy')
    try {
      const before = await read(first.id)
      setKept(now => ({ ...before, messages: [...before.messages, ...now.messages] }))
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return {
    messages: known.messages,
    earlier: known.older_messages ? (state === 'rest' ? ('more' as const) : state) : ('none' as const),
    readMore,
  }
}

/** What was known with the newest page put over its end; where messages between them are missing, the page alone. */
function joined(known: Messages, newest: Messages): Messages {
  const [first] = newest.messages
  if (!first) return newest
  const before = known.messages.filter(({ id }) => id < first.id)
  const meets = known.messages.length > before.length
  return before.length && meets
    ? { messages: [...before, ...newest.messages], older_messages: known.older_messages }
    : newest
}
