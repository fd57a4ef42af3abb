import type { Outbound, OutboundAnswer, OutboundRequest } from '@core/outbound/outbound'
import { OutboundProblem } from '@core/outbound/outbound-problem'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 64 * 1024
/** Characters of an answer that the log keeps. */
const KEPT_ANSWER = 1000
const LONGEST_PAUSE_SECONDS = 86_400

/** Why a message did not arrive; screens say it in words. */
export const SENDING_PROBLEMS = [
  'status',
  'redirect',
  'gone',
  'slow',
  'unreachable',
  'refused',
  'too-large',
  'inactive',
  'secret',
] as const
type SendingProblem = (typeof SENDING_PROBLEMS)[number]

/** One try: when, how long, and what came back. */
export interface Try {
  readonly at: string
  readonly ms: number
  readonly status: number | null
  readonly problem: SendingProblem | null
  readonly answer: string | null
}

export interface Sent extends Try {
  /** Seconds that the receiver asks to wait. */
  readonly retryAfter: number
}

/** What goes to an address. */
export interface Message extends Pick<OutboundRequest, 'method' | 'headers' | 'body'> {
  readonly address: string
}

/** Sends a message and tells what came of it, whatever that is. Not to be waited for within a transaction. */
export async function send(outbound: Outbound, { address, ...request }: Message): Promise<Sent> {
  const begun = Date.now()
  const tried = (rest: Pick<Sent, 'status' | 'problem' | 'answer' | 'retryAfter'>): Sent => ({
    at: new Date(begun).toISOString(),
    ms: Date.now() - begun,
    ...rest,
  })
  try {
    const answered = await outbound.send(address, { ...request, timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
    const { status, headers, bytes } = answered
    return tried({ status, problem: problemOf(answered), answer: beginningOf(bytes), retryAfter: pauseIn(headers) })
  } catch (error) {
    if (!(error instanceof OutboundProblem)) throw error
    const isSlow = error.reason === 'unreachable' && Date.now() - begun >= TIMEOUT_MS
    return tried({ status: null, problem: isSlow ? 'slow' : error.reason, answer: null, retryAfter: 0 })
  }
}

function problemOf({ status }: OutboundAnswer): SendingProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** PostgreSQL keeps no zero characters. */
const beginningOf = (bytes: Uint8Array): string | null =>
  new TextDecoder().decode(bytes).slice(0, KEPT_ANSWER).toWellFormed().replaceAll('\0', '') || null

function pauseIn(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : 0
}

const MOST_TRIES_KEPT = 20

/** The tries of a delivery with one more; of many the first and the newest stay. */
export function withTry<T>(tries: readonly T[], { retryAfter: _, ...tried }: Sent): (T | Try)[] {
  return tries.length < MOST_TRIES_KEPT ? [...tries, tried] : [...tries.slice(0, 1), ...tries.slice(2), tried]
}
